import { ButtonLink, Column, Grid, Heading, Lead, Text } from '@clandor/ui';
import type { Applicant } from '../../content/applicants.ts';

/** What follows a choice: how an application is read, and the way to the form. */
export function ApplicationCard({ applicant: { card, action } }: { applicant: Applicant }) {
  return (
    <Grid
      css={{
        marginTop: 'clamp(3rem, 6vw, 6rem)',
        paddingTop: 'clamp(2rem, 4vw, 4rem)',
        borderTop: '1px solid var(--accent)',
      }}
    >
      <Column from={1} span={5}>
        <Lead>
          Every application is reviewed in private, by people bound by confidentiality. Membership is not purchased:
          each application is evaluated.
        </Lead>
      </Column>
      <Column from={7} span={6}>
        <div css={{ display: 'grid', gap: '1.5rem', justifyItems: 'start' }}>
          <Heading>{card.title}</Heading>
          <Text>{card.text}</Text>
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </div>
      </Column>
    </Grid>
  );
}
