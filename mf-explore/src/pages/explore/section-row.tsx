import { ButtonLink, color, Figure, media, Text, type } from '@clandor/ui';
import type { PlatformSection } from '../../content/sections.ts';

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
export function SectionRow({ section: { id, title, description, hoverText }, number, onOpen }: SectionRowProps) {
  const request = REQUESTS[id];
  return (
    <li
      id={id}
      css={{
        display: 'grid',
        gap: '1.25rem',
        paddingBlock: 'clamp(2rem, 4vw, 3.5rem)',
        borderTop: '1px solid var(--hairline)',
        transition: 'border-color 0.4s',
        '&:hover, &:focus-within': { borderTopColor: 'var(--accent)' },
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
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        css={{
          minHeight: '13rem',
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          gap: '0.75rem',
          padding: '1.5rem',
          background: color.inkRaised,
          color: 'inherit',
          border: '1px solid var(--hairline)',
          cursor: 'pointer',
          transition: 'background-color 0.5s, border-color 0.5s',
          '&:hover, &:focus-visible': { background: color.inkHigh, borderColor: 'var(--accent)' },
        }}
      >
        <span css={{ ...type.label, color: 'var(--accent)' }}>Locked preview</span>
        <span css={type.subheading}>{hoverText}</span>
      </button>
    </li>
  );
}
