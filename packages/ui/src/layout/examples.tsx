import type { Example } from '../example.ts';
import { Em, Heading, Label, Lead, Text, Title } from '../text/text.tsx';
import { Column, Grid } from './grid.tsx';
import { Hairline } from './hairline.tsx';
import { Container, Section } from './section.tsx';

const onGround = (ground: 'ink' | 'raised' | 'paper') => (
  <Section ground={ground} aria-label={`On ${ground}`}>
    <Container>
      <Grid>
        <Column from={1} span={6} large={{ from: 1, span: 7 }}>
          <Label>How it is done</Label>
          <Title>
            White <Em>Glove</Em> Service
          </Title>
        </Column>
        <Column from={7} span={6} large={{ from: 9, span: 4 }}>
          <Lead>Someone is awake. At any hour, on any day of the year, a person answers.</Lead>
        </Column>
      </Grid>
      <Hairline css={{ marginBlock: '2rem' }} />
      <Text>Trusted people in the cities you live in and the places you go to.</Text>
    </Container>
  </Section>
);

export const examples: readonly Example[] = [
  { name: 'Section on ink', element: onGround('ink') },
  { name: 'Section, raised', element: onGround('raised') },
  { name: 'Section on paper', element: onGround('paper') },
  {
    name: 'Section, flush, as an article, narrow',
    element: (
      <Section as="article" flush>
        <Container narrow>
          <Heading>A letter</Heading>
        </Container>
      </Section>
    ),
  },
];
