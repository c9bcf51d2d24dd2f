import type { PageHead } from '@clandor/contract';
import { EFFECTIVE_DATE, LegalPage } from '../../legal/legal-page.tsx';
import { SECTIONS } from './sections.tsx';

/** The code of conduct (spec sections 2 and 9). */
export default function CodeOfConductPage() {
  return (
    <LegalPage
      title="Code of Conduct"
      lead="How people treat one another here, and what follows when they do not."
      effective={EFFECTIVE_DATE}
      sections={SECTIONS}
    />
  );
}

export const head: PageHead = {
  title: 'Code of Conduct',
  description:
    'The code of conduct of Clandor: discretion, respect, introductions, guests and referrals, and the sanctions that follow a breach.',
};
