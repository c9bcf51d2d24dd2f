import type { PageHead } from '@clandor/contract';
import { Container, Em, Label, RadioCards, Section, Title } from '@clandor/ui';
import { useState } from 'react';
import { APPLICANTS } from '../../content/applicants.ts';
import { ApplicationCard } from './application-card.tsx';
import { PlainChoice } from './plain-choice.tsx';

/** The membership hub: choose who applies, then go to the form (spec section 2, "Membership chooser"). */
export default function MembershipPage() {
  const [chosen, setChosen] = useState<string | null>(null);
  const applicant = APPLICANTS.find(({ value }) => value === chosen);
  return (
    <Section ground="ink">
      <Container>
        <Label>Membership</Label>
        <Title as="h1" css={{ marginBlock: '1rem clamp(2.5rem, 6vw, 5rem)', maxWidth: '16ch' }}>
          How would you like to <Em>join</Em> us?
        </Title>
        <div css={{ '@media (scripting: none)': { display: 'none' } }}>
          <RadioCards
            name="applicant"
            legend="Who applies"
            cards={APPLICANTS}
            value={chosen}
            onValueChange={setChosen}
          />
        </div>
        <PlainChoice />
        <div aria-live="polite">{applicant && <ApplicationCard applicant={applicant} />}</div>
      </Container>
    </Section>
  );
}

export const head: PageHead = {
  title: 'Membership',
  description:
    'Membership of Clandor is not purchased. Ladies request an invitation; gentlemen and couples join a waitlist.',
};
