import { ButtonLink, Column, Container, Em, Grid, Lead, Section, Title } from '@clandor/ui';

/** The closing section: how one gets in. */
export function AccessIsPrivate() {
  return (
    <Section ground="raised" aria-labelledby="access-is-private">
      <Container>
        <Grid>
          <Column from={1} span={6}>
            <Title id="access-is-private">
              Access is <Em>Private</Em>
            </Title>
          </Column>
          <Column from={8} span={5}>
            <div css={{ display: 'grid', gap: '2rem', justifyItems: 'start' }}>
              <Lead>Membership is not purchased. Each application is read by a person and answered in private.</Lead>
              <ButtonLink to="/membership">Apply</ButtonLink>
            </div>
          </Column>
        </Grid>
      </Container>
    </Section>
  );
}
