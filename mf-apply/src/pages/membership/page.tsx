import type { PageHead } from '@clandor/contract';
import { Column, Container, Em, Grid, Lead, RadioCards, Section, space, Title } from '@clandor/ui';
import { useState } from 'react';
import { applicants } from '../../content/applicants.ts';
import { Chosen } from './chosen.tsx';
import { PlainLinks } from './plain-links.tsx';

export const head: PageHead = {
  title: 'Membership',
  description:
    'Membership of Clandor is by application and is not purchased. Ladies request an invitation; gentlemen and couples join the waitlist.',
};

const cards = applicants.map(({ type, name, request, description }) => ({
  value: type,
  title: name,
  subtitle: request,
  description,
}));

/** /membership: who applies (spec sections 2 and 4, "Membership chooser"). Nothing is chosen at first. */
export default function MembershipPage() {
  const [type, setType] = useState<string | null>(null);
  const chosen = applicants.find((applicant) => applicant.type === type);
  return (
    <Section ground="ink">
      <Container>
        <Grid css={{ alignItems: 'end', marginBottom: space.section }}>
          <Column from={1} span={7}>
            <Title as="h1">
              How would you like to be <Em>considered</Em>?
            </Title>
          </Column>
          <Column from={8} span={5}>
            <Lead>Membership is not purchased. Each application is read and evaluated. Tell us who is applying.</Lead>
          </Column>
        </Grid>
        <RadioCards name="applicant" legend="Who is applying" cards={cards} value={type} onValueChange={setType} />
        <PlainLinks />
        <div role="status">{chosen && <Chosen key={chosen.type} applicant={chosen} />}</div>
      </Container>
    </Section>
  );
}
