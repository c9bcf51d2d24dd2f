import concierge from '@clandor/imagery/pictures/concierge';
import { useState } from 'react';
import type { Example } from '../example.ts';
import { Picture } from '../picture/picture.tsx';
import { RadioCards } from './radio-cards.tsx';

const picture = <Picture picture={concierge} sizes="30vw" ratio="4 / 5" decorative />;
const cards = [
  {
    value: 'lady',
    title: 'Lady',
    subtitle: 'Invitation Request',
    description: 'For women of 19 to 30. The founder reads each request herself.',
    picture,
  },
  {
    value: 'gentleman',
    title: 'Gentleman',
    subtitle: 'Join Waitlist',
    description: 'For men of 21 and above.',
    picture,
  },
  { value: 'couple', title: 'Couple', subtitle: 'Join Waitlist', description: 'Two people, one application.', picture },
];

function Chooser({ initial }: { initial: string | null }) {
  const [value, setValue] = useState(initial);
  return (
    <RadioCards
      name={`applicant-${initial}`}
      legend="Who applies"
      cards={cards}
      value={value}
      onValueChange={setValue}
    />
  );
}

export const examples: readonly Example[] = [
  { name: 'RadioCards, nothing chosen', element: <Chooser initial={null} /> },
  { name: 'RadioCards, one chosen', element: <Chooser initial="lady" /> },
];
