import type { PageHead } from '@clandor/contract';
import { LegalPage } from '../../legal/legal-page.tsx';
import { SECTIONS } from './sections.tsx';

/** The legal notice (spec sections 2 and 9). */
export default function LegalNoticePage() {
  return (
    <LegalPage
      title="Legal Notice"
      lead="Who is behind this website, whom to write to, and which documents apply."
      sections={SECTIONS}
    />
  );
}

export const head: PageHead = {
  title: 'Legal Notice',
  description:
    'The legal notice of Clandor: who publishes this website, the departments to write to, the documents that apply, and the law that governs them.',
};
