import type { PageHead } from '@clandor/contract';
import { Accordion, ButtonLink, Column, Container, Em, Grid, Label, Lead, media, Section, Title } from '@clandor/ui';
import { plainAnswer, QUESTIONS } from '../../content/questions.ts';
import { Answer } from './answer.tsx';

const ITEMS = QUESTIONS.map(({ id, question, answer }) => ({ id, question, answer: <Answer blocks={answer} /> }));

/** Eleven questions, one open at a time (spec section 2). */
export default function FaqPage() {
  return (
    <Section ground="ink">
      <Container>
        <Grid css={{ paddingTop: '3rem' }}>
          <Column from={1} span={5}>
            <div
              css={{
                display: 'grid',
                gap: '1.5rem',
                justifyItems: 'start',
                position: 'sticky',
                top: '8rem',
                // In a window that is lower than this, its way on would stay out of sight.
                '@media (max-height: 40rem)': { position: 'static' },
                [media.print]: { position: 'static' },
              }}
            >
              <Label>Before you write</Label>
              <Title as="h1">
                Frequently <Em>Asked</Em> Questions
              </Title>
              <Lead>Private Membership. Selectively Granted.</Lead>
              <ButtonLink to="/membership" variant="outline">
                Request Access
              </ButtonLink>
            </div>
          </Column>
          <Column from={7} span={6}>
            <Accordion items={ITEMS} level="h2" />
          </Column>
        </Grid>
      </Container>
    </Section>
  );
}

export const head: PageHead = {
  title: 'Frequently Asked Questions',
  description:
    'Eleven questions about Clandor, answered: who may apply, how applications are verified, what membership costs, and what happens to what you send.',
  structuredData: [
    {
      '@type': 'FAQPage',
      mainEntity: QUESTIONS.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainAnswer(answer) },
      })),
    },
  ],
};
