import { ButtonLink, Column, Grid, Heading, Lead, Text } from '@clandor/ui';
import type { Applicant } from '../../content/applicants.ts';

interface ApplicationCardProps {
  applicant: Applicant;
  /** Applications of this group are not taken now: the card is left out (spec section 2). */
  closed: boolean;
}

/** What follows a choice: how an application is read, and the way to the form. */
export function ApplicationCard({ applicant: { card, action }, closed }: ApplicationCardProps) {
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
        {closed ? (
          <Text>No applications are taken at the moment. They open again here.</Text>
        ) : (
          <div css={{ display: 'grid', gap: '1.5rem', justifyItems: 'start' }}>
            <Heading>{card.title}</Heading>
            <Text>{card.text}</Text>
            <ButtonLink to={action.to}>{action.label}</ButtonLink>
          </div>
        )}
      </Column>
    </Grid>
  );
}
