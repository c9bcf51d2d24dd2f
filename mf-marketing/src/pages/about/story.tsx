import { Column, Container, Figure, Grid, Heading, Section, Text } from '@clandor/ui';

const CHAPTERS = [
  {
    title: 'Why it exists',
    paragraphs: [
      'People who are known, or well off, or simply watched, meet few strangers who want nothing from them. They learn to answer briefly. They stop accepting. After some years the circle is safe, and very small.',
      'The club was begun to widen that circle without opening it. Everyone inside has been read, checked and spoken to before anyone else learns their name. What happens after that is ordinary: a dinner, a journey, a conversation that goes on too long.',
    ],
  },
  {
    title: 'How it chooses',
    paragraphs: [
      'Membership is not purchased. Each application is read by people bound by confidentiality agreements, and evaluated on its own. An intake form comes first. Those who are shortlisted are verified in several steps: identity, lifestyle, documents, sometimes an interview. The founder reviews every woman’s membership herself.',
      'Most applications are not accepted, and not everyone receives a reason. That is uncomfortable to say and would be worse to hide.',
    ],
  },
  {
    title: 'What it does',
    paragraphs: [
      'Members travel with arrangements made for them, and call a concierge who answers at any hour, on any of the 365 days of the year. They are introduced to one another, one by one, matched on compatibility and intent. Communication opens only after both have said yes.',
      'There is also work here: professional development, mentors, and people who open doors because they were asked by someone they trust.',
    ],
  },
  {
    title: 'What it keeps',
    paragraphs: [
      'Every member signs a non-disclosure agreement before the first door opens. Records are encrypted. Member data is never sold and never disclosed. Whoever breaks confidence leaves for good.',
    ],
  },
] as const;

/** The club's story in four chapters, each number hanging in the margin. */
export function Story() {
  return (
    <Section ground="paper" aria-label="The club’s story">
      <Container>
        {CHAPTERS.map(({ title, paragraphs }, index) => (
          <Grid
            key={title}
            css={{
              rowGap: '1.25rem',
              paddingBlock: 'clamp(2rem, 4.5vw, 4rem)',
              borderTop: index === 0 ? 0 : '1px solid var(--hairline)',
            }}
          >
            <Column from={1} span={2}>
              <Figure aria-hidden="true">{index + 1}</Figure>
            </Column>
            <Column from={3} span={4}>
              <Heading as="h2">{title}</Heading>
            </Column>
            <Column from={7} span={6}>
              <div css={{ display: 'grid', gap: '1.25rem' }}>
                {paragraphs.map((paragraph) => (
                  <Text key={paragraph}>{paragraph}</Text>
                ))}
              </div>
            </Column>
          </Grid>
        ))}
      </Container>
    </Section>
  );
}
