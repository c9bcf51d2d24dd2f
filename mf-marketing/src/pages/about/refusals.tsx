import { Column, Container, Em, Grid, Label, media, Section, Subheading, Text, Title } from '@clandor/ui';

const REFUSALS = [
  {
    title: 'Not a dating platform of the usual kind',
    text: 'Clandor is not a sugar-dating platform. Nobody is priced, ranked or shown to a crowd.',
  },
  {
    title: 'No open browsing',
    text: 'There is no list of members to scroll through. An introduction is made for you, or it is not made.',
  },
  {
    title: 'No unsolicited contact',
    text: 'Nobody can write to you because they found you. They were asked, and so were you.',
  },
  {
    title: 'No fee that buys a place',
    text: 'Ladies pay no fee after approval. Gentlemen and couples are told theirs in private, once they are approved.',
  },
] as const;

/** What the club does not do, said plainly. */
export function Refusals() {
  return (
    <Section ground="ink" aria-labelledby="refusals">
      <Container>
        <Grid>
          <Column from={1} span={5}>
            <div css={{ position: 'sticky', top: '8rem', [media.print]: { position: 'static' } }}>
              <Label>Plainly</Label>
              <Title id="refusals" css={{ marginTop: '1rem' }}>
                What we <Em>refuse</Em>
              </Title>
            </div>
          </Column>
          <Column from={7} span={6}>
            <ul css={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {REFUSALS.map(({ title, text }) => (
                <li
                  key={title}
                  css={{
                    display: 'grid',
                    gap: '0.75rem',
                    paddingBlock: '1.75rem',
                    borderTop: '1px solid var(--hairline)',
                  }}
                >
                  <Subheading>{title}</Subheading>
                  <Text>{text}</Text>
                </li>
              ))}
            </ul>
          </Column>
        </Grid>
      </Container>
    </Section>
  );
}
