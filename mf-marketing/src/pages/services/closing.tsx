import { ButtonLink, Column, Container, Em, Grid, Lead, Section, Text, TextLink, Title } from '@clandor/ui';

/** The two ways on: those who would be members, and those who are. */
export function Closing() {
  return (
    <Section ground="raised" aria-labelledby="services-next">
      <Container>
        <Grid css={{ alignItems: 'end' }}>
          <Column from={1} span={7}>
            <Title id="services-next">
              Ask for <Em>what you need</Em>
            </Title>
            <Lead css={{ marginTop: '1.5rem' }}>
              Services are for members. Membership is by application, and each one is read in private.
            </Lead>
          </Column>
          <Column from={9} span={4}>
            <div css={{ display: 'grid', gap: '1.25rem', justifyItems: 'start' }}>
              <ButtonLink to="/membership">Request Membership</ButtonLink>
              <Text>
                Already a member? <TextLink to="/login">Log in</TextLink>
              </Text>
            </div>
          </Column>
        </Grid>
      </Container>
    </Section>
  );
}
