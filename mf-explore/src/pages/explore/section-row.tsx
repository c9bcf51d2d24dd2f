import { ButtonLink, Figure, media, Text, type } from '@clandor/ui';
import type { PlatformSection } from '../../content/sections.ts';
import { LockedPreview } from './locked-preview.tsx';

interface SectionRowProps {
  section: PlatformSection;
  /** Counted from 1. */
  number: number;
  onOpen: () => void;
}

/** What a visitor may ask for below a section; the others have none. */
const REQUESTS: Partial<Record<PlatformSection['id'], string>> = {
  lifestyle: 'Request Membership Access',
  connections: 'Request Login Access',
  professional: 'Log In to Enter Z',
};

/** One numbered part: what it is, and its locked preview. It brightens when a visitor comes near. */
export function SectionRow({ section, number, onOpen }: SectionRowProps) {
  const { id, title, description } = section;
  const request = REQUESTS[id];
  return (
    <li
      id={id}
      css={{
        display: 'grid',
        gap: '1.25rem clamp(1.25rem, 3vw, 3rem)',
        paddingBlock: 'clamp(2rem, 4vw, 3.5rem)',
        borderTop: '1px solid var(--hairline)',
        transition: 'border-color 0.4s',
        '& h2': { transition: 'color 0.4s' },
        '&:hover, &:focus-within': { borderTopColor: 'var(--accent)', '& h2': { color: 'var(--accent)' } },
        [media.medium]: { gridTemplateColumns: '2fr 5fr 5fr', alignItems: 'start' },
      }}
    >
      <Figure aria-hidden="true">{number}</Figure>
      <div css={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
        <h2 css={type.heading}>{title}</h2>
        <Text>{description}</Text>
        {request && (
          <ButtonLink to="/membership" variant="quiet">
            {request}
          </ButtonLink>
        )}
      </div>
      <LockedPreview section={section} first={number === 1} onOpen={onOpen} />
    </li>
  );
}
