import { ButtonLink, Column, Container, Em, Grid, Lead, Section, Title } from '@clandor/ui';

/** The way to the founder. */
export function BuiltWithIntention() {
  return (
    <Section ground="paper" aria-labelledby="built-with-intention">
      <Container>
        <Grid>
          <Column from={2} span={6}>
            <Title id="built-with-intention">
              Built With <Em>Intention</Em>
            </Title>
          </Column>
          <Column from={8} span={4}>
            <div css={{ display: 'grid', gap: '2rem', justifyItems: 'start' }}>
              <Lead>
                The club began with one person and a short list. It is still read by hand: the founder reviews every
                woman’s membership herself.
              </Lead>
              <ButtonLink to="/meet-the-founder" variant="outline">
                Meet the Founder
              </ButtonLink>
            </div>
          </Column>
        </Grid>
      </Container>
    </Section>
  );
}
