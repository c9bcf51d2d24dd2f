import { color, media, Picture, type, VisuallyHidden } from '@clandor/ui';
import { GLIMPSES } from '../../content/glimpses.ts';
import type { PlatformSection } from '../../content/sections.ts';

/** The keyhole of a section: a picture of it out of focus, which sharpens a little when a visitor comes near. Opens the dialog. */
export function LockedPreview({
  section: { id, title, hoverText },
  first,
  onOpen,
}: {
  section: PlatformSection;
  /** The first of the page: its picture is what a visitor waits for. */
  first: boolean;
  onOpen: () => void;
}) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={onOpen} css={keyhole}>
      <span data-glimpse aria-hidden css={glimpse}>
        <Picture
          picture={GLIMPSES[id]}
          // Half as wide as it is drawn: out of focus, nobody sees the difference.
          sizes="(min-width: 48rem) 20vw, 50vw"
          priority={first}
          decorative
          css={{ height: '100%', '& img': { height: '100%', aspectRatio: 'auto' } }}
        />
      </span>
      <VisuallyHidden>{title}: </VisuallyHidden>
      <span css={{ ...type.label, position: 'relative', color: 'var(--accent)' }}>Locked preview</span>
      <span css={{ ...type.subheading, position: 'relative' }}>{hoverText}</span>
    </button>
  );
}

const keyhole = {
  position: 'relative',
  overflow: 'hidden',
  minHeight: 'clamp(17rem, 26vw, 24rem)',
  display: 'grid',
  alignContent: 'end',
  gap: '0.5rem',
  padding: 'clamp(1.25rem, 2.5vw, 2.25rem)',
  textAlign: 'start',
  background: color.inkRaised,
  color: 'inherit',
  border: 0,
  cursor: 'pointer',
  '&:hover > [data-glimpse], &:focus-visible > [data-glimpse]': { filter: 'blur(2px)', opacity: 1 },
  [media.withoutScripts]: { cursor: 'default' },
} as const;

const glimpse = {
  position: 'absolute',
  // Wider than the keyhole, so that no blurred edge shows.
  inset: '-1rem',
  display: 'block',
  filter: 'blur(9px)',
  opacity: 0.8,
  transition: 'filter 0.8s, opacity 0.8s',
  // The words stand on the ground, whatever the picture shows.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to top, ${color.ink} 12%, rgb(11 11 13 / 0.72) 34%, transparent 70%)`,
  },
} as const;
