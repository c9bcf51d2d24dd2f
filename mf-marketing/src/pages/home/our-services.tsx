import {
  Column,
  Container,
  Figure,
  Grid,
  Heading,
  Label,
  Section,
  Text,
  TextLink,
  Title,
  VisuallyHidden,
} from '@clandor/ui';

const SERVICES = [
  {
    title: 'Premium Introductions',
    text: 'Introductions matched on compatibility and intent. Communication opens only when both have said yes. No open browsing, no unsolicited contact.',
  },
  {
    title: 'Concierge Services',
    text: 'White-glove concierge for verified members, at any hour, 365 days a year. One call, one person, and the matter is in hand.',
  },
  {
    title: 'Travel Planning',
    text: 'Journeys arranged from door to door, around your calendar and your privacy, and changed as often as you like.',
  },
] as const;

/** Three services as an index: number, name, what it is, where to read more. */
export function OurServices() {
  return (
    <Section ground="raised" aria-labelledby="our-services">
      <Container>
        <Label>What the club does</Label>
        <Title id="our-services" css={{ marginBlock: '1rem clamp(2.5rem, 6vw, 5rem)' }}>
          Our Services
        </Title>
        {SERVICES.map(({ title, text }, index) => (
          <div key={title} css={{ borderTop: '1px solid var(--hairline)', paddingBlock: 'clamp(2rem, 4vw, 3.5rem)' }}>
            <Grid css={{ alignItems: 'baseline', gap: '1rem' }}>
              <Column from={1} span={2}>
                <Figure aria-hidden="true">{index + 1}</Figure>
              </Column>
              <Column from={3} span={4}>
                <Heading as="h3">{title}</Heading>
              </Column>
              <Column from={7} span={4}>
                <Text>{text}</Text>
              </Column>
              <Column from={11} span={2}>
                <p css={{ textAlign: 'start', '@media (min-width: 48rem)': { textAlign: 'end' } }}>
                  <TextLink to="/services">
                    <span>Learn More</span>
                    <VisuallyHidden> about {title}</VisuallyHidden>
                  </TextLink>
                </p>
              </Column>
            </Grid>
          </div>
        ))}
      </Container>
    </Section>
  );
}
