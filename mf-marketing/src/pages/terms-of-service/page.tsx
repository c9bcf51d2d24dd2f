import type { PageHead } from '@clandor/contract';
import { EFFECTIVE_DATE, LegalPage } from '../../legal/legal-page.tsx';
import { SECTIONS } from './sections.tsx';

/** The terms of service (spec sections 2 and 9). */
export default function TermsOfServicePage() {
  return (
    <LegalPage
      title="Terms of Service"
      lead="What you and the club agree on when you visit, apply, or become a member."
      effective={EFFECTIVE_DATE}
      sections={SECTIONS}
    />
  );
}

export const head: PageHead = {
  title: 'Terms of Service',
  description:
    'The terms of Clandor: eligibility, applications, confidentiality, fees, guests, conduct, liability, and arbitration under Delaware law.',
};
