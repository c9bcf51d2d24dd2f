import { ButtonLink, Column, Grid, Heading, Label, Lead, Section, space, Text } from '@clandor/ui';
import type { Applicant } from '../../content/applicants.ts';

/** What follows a choice: how it is reviewed, and the way to the form. */
export function Chosen({ applicant: { name, action } }: { applicant: Applicant }) {
  return (
    <Section ground="raised" as="div" css={{ padding: 'clamp(1.75rem, 5vw, 4.5rem)', marginTop: space.large }}>
      <Grid>
        <Column from={1} span={5} css={{ display: 'grid', gap: space.medium, alignContent: 'start' }}>
          <Label>{name}</Label>
          <Lead>
            Every application is reviewed in private, by people who are themselves under agreement. Nothing is sold,
            nothing is shown around.
          </Lead>
        </Column>
        <Column
          from={7}
          span={6}
          css={{ display: 'grid', gap: space.medium, alignContent: 'start', justifyItems: 'start' }}
        >
          <Heading>{action.title}</Heading>
          <Text>{action.text}</Text>
          <ButtonLink to={action.to}>{action.button}</ButtonLink>
        </Column>
      </Grid>
    </Section>
  );
}
