import { color, font, media, type, VisuallyHidden } from '@clandor/ui';
import { GLIMPSES } from '../../content/glimpses.ts';
import type { PlatformSection } from '../../content/sections.ts';

/** The keyhole of a section: its content out of focus, which sharpens a little when a visitor comes near. Opens the dialog. */
export function LockedPreview({
  section: { id, title, hoverText },
  onOpen,
}: {
  section: PlatformSection;
  onOpen: () => void;
}) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      css={{
        position: 'relative',
        overflow: 'hidden',
        minHeight: 'clamp(15rem, 22vw, 20rem)',
        display: 'grid',
        alignContent: 'end',
        gap: '0.5rem',
        padding: 'clamp(1.25rem, 2.5vw, 2.25rem)',
        textAlign: 'start',
        background: color.inkRaised,
        color: 'inherit',
        border: 0,
        cursor: 'pointer',
        transition: 'background-color 0.6s',
        '&:hover, &:focus-visible': { background: color.inkHigh },
        '&:hover > [data-glimpse], &:focus-visible > [data-glimpse]': { filter: 'blur(3px)', opacity: 0.34 },
        [media.withoutScripts]: { cursor: 'default' },
      }}
    >
      <span
        data-glimpse
        css={{
          position: 'absolute',
          inset: '-0.5rem -4rem 5.5rem 1.25rem',
          display: 'block',
          overflow: 'hidden',
          fontFamily: font.display,
          fontStyle: 'italic',
          fontWeight: 300,
          fontSize: 'clamp(2.25rem, 1.5rem + 2.2vw, 3.5rem)',
          lineHeight: 1.12,
          color: color.champagne,
          filter: 'blur(8px)',
          opacity: 0.42,
          transition: 'filter 0.8s, opacity 0.8s',
          // Generated, with no alternative: it is a picture made of words, not something to read.
          '&::before': { content: `${JSON.stringify(GLIMPSES[id].join(' · '))} / ""` },
        }}
      />
      <VisuallyHidden>{title}: </VisuallyHidden>
      <span css={{ ...type.label, position: 'relative', color: 'var(--accent)' }}>Locked preview</span>
      <span css={{ ...type.subheading, position: 'relative' }}>{hoverText}</span>
    </button>
  );
}
