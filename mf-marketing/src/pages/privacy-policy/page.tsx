import type { PageHead } from '@clandor/contract';
import { EFFECTIVE_DATE, LegalPage } from '../../legal/legal-page.tsx';
import { SECTIONS } from './sections.tsx';

/** The privacy policy (spec sections 2 and 9). */
export default function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What we ask for, what we do with it, and who never sees it."
      effective={EFFECTIVE_DATE}
      sections={SECTIONS}
    />
  );
}

export const head: PageHead = {
  title: 'Privacy Policy',
  description:
    'How Clandor handles what you send: what is collected and why, how it is protected and for how long it is kept, and the rights you have.',
};
