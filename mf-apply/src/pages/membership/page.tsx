import type { PageHead } from '@clandor/contract';
import couple from '@clandor/imagery/pictures/membership-couple';
import gentleman from '@clandor/imagery/pictures/membership-gentleman';
import lady from '@clandor/imagery/pictures/membership-lady';
import { useSite } from '@clandor/platform';
import { Container, Em, Label, Picture, type RadioCard, RadioCards, Section, Title } from '@clandor/ui';
import { useState } from 'react';
import { APPLICANTS } from '../../content/applicants.ts';
import { ApplicationCard } from './application-card.tsx';
import { PlainChoice } from './plain-choice.tsx';

const PICTURES = { lady, gentleman, couple };

const CARDS: readonly RadioCard[] = APPLICANTS.map((applicant) => ({
  ...applicant,
  picture: <Picture picture={PICTURES[applicant.value]} sizes="33vw" ratio="4 / 5" priority decorative />,
}));

/** The membership hub: choose who applies, then go to the form (spec section 2, "Membership chooser"). */
export default function MembershipPage() {
  const [chosen, setChosen] = useState<string | null>(null);
  const { ladiesApplicationsClosed = false } = useSite().composition;
  const applicant = APPLICANTS.find(({ value }) => value === chosen);
  return (
    <Section ground="ink">
      <Container>
        <Label>Membership</Label>
        <Title as="h1" css={{ marginBlock: '1rem clamp(2.5rem, 6vw, 5rem)', maxWidth: '16ch' }}>
          How would you like to <Em>join</Em> us?
        </Title>
        <div css={{ '@media (scripting: none)': { display: 'none' } }}>
          <RadioCards name="applicant" legend="Who applies" cards={CARDS} value={chosen} onValueChange={setChosen} />
        </div>
        <PlainChoice ladiesClosed={ladiesApplicationsClosed} />
        <div aria-live="polite">
          {applicant && (
            <ApplicationCard applicant={applicant} closed={applicant.value === 'lady' && ladiesApplicationsClosed} />
          )}
        </div>
      </Container>
    </Section>
  );
}

export const head: PageHead = {
  title: 'Membership',
  description:
    'Membership of Clandor is not purchased. Ladies request an invitation; gentlemen and couples join a waitlist.',
  picture: couple,
};
