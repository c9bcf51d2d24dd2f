import { Dialog } from '@clandor/ui';
import { type ReactNode, useState } from 'react';
import type { PlatformSection } from '../../content/sections.ts';
import { Calendar } from './calendar.tsx';
import { Categories } from './categories.tsx';
import { ProfileCards } from './profile-cards.tsx';
import { TravelBoard } from './travel-board.tsx';

const CONTENT: Record<PlatformSection['id'], () => ReactNode> = {
  lifestyle: () => <Calendar />,
  connections: () => <ProfileCards />,
  travel: () => <TravelBoard />,
  exchange: () => <Categories of="exchange" />,
  professional: () => <Categories of="professional" />,
};

/** The dialog of the section that is open; while it closes it still shows what it showed. */
export function SectionDialog({ section, onClose }: { section: PlatformSection | null; onClose: () => void }) {
  const [shown, setShown] = useState(section);
  if (section && section !== shown) setShown(section);
  if (!shown) return null;
  const { id, dialog } = shown;
  return (
    <Dialog open={section !== null} onClose={onClose} title={dialog.title} description={dialog.subtitle}>
      {CONTENT[id]()}
    </Dialog>
  );
}
