import concierge from '@clandor/imagery/pictures/concierge';
import type { Example } from '../example.ts';
import { Picture } from '../picture/picture.tsx';
import { Small, Text } from '../text/text.tsx';
import { Card } from './card.tsx';

export const examples: readonly Example[] = [
  {
    name: 'Card',
    element: (
      <Card
        to="/editorial/structure-not-desire"
        title="Structure, not desire"
        picture={<Picture picture={concierge} sizes="22rem" ratio="4 / 5" decorative />}
      >
        <Text>What lasts is arranged before it is felt.</Text>
        <Small>Written by M. · December 2024</Small>
      </Card>
    ),
  },
  { name: 'Card, without a picture', element: <Card to="/editorial" title="All articles" /> },
];
