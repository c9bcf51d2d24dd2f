import { Dialog } from '@base-ui/react/dialog';
import { Link } from '@clandor/platform';
import { DRAWER_EXIT } from '@clandor/platform/host';
import { color, font, type, VisuallyHidden } from '@clandor/ui';
import { DRAWER_LINKS, DRAWER_SMALL_LINKS } from './links.ts';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
}

const SLIDE = {
  transitionDuration: `${DRAWER_EXIT}s`,
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
};

/**
 * The menu: slides in from the left, 20rem wide, over a dimmed backdrop. It closes from its close button, the
 * backdrop, Escape, or any of its links, and leaves in 0.3 s (spec sections 2 and 9).
 */
export default function Drawer({ open, onClose }: DrawerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop
          data-drawer-backdrop=""
          css={{
            position: 'fixed',
            inset: 0,
            zIndex: 40,
            background: 'rgb(5 5 7 / 0.72)',
            transitionProperty: 'opacity',
            ...SLIDE,
            '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
          }}
        />
        <Dialog.Popup
          css={{
            position: 'fixed',
            insetBlock: 0,
            left: 0,
            zIndex: 41,
            width: '20rem',
            maxWidth: '100vw',
            overflowY: 'auto',
            display: 'flex',
            flexDirection: 'column',
            padding: '1rem 2rem 2.5rem',
            background: color.ink,
            color: color.ivory,
            borderRight: `1px solid ${color.hairline}`,
            outline: 'none',
            transitionProperty: 'transform',
            transitionTimingFunction: 'cubic-bezier(0.22, 0.61, 0.36, 1)',
            ...SLIDE,
            '&[data-starting-style], &[data-ending-style]': { transform: 'translateX(-100%)' },
          }}
        >
          <VisuallyHidden>
            <Dialog.Title>Menu</Dialog.Title>
          </VisuallyHidden>
          <Dialog.Close
            css={{
              alignSelf: 'start',
              marginInlineStart: '-0.75rem',
              padding: '0.875rem 0.75rem',
              background: 'none',
              border: 0,
              color: color.mutedIvory,
              font: `400 0.75rem ${font.text}`,
              letterSpacing: '0.2em',
              cursor: 'pointer',
              '&:hover': { color: color.champagne },
            }}
          >
            CLOSE
          </Dialog.Close>
          <nav aria-label="Main" css={{ marginTop: 'clamp(2rem, 12vh, 6rem)' }}>
            <ul css={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {DRAWER_LINKS.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    onClick={onClose}
                    css={{
                      ...type.heading,
                      display: 'block',
                      padding: '0.5rem 0',
                      textDecoration: 'none',
                      '&:hover, &[aria-current="page"]': { color: color.champagne },
                    }}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label="More" css={{ marginTop: 'auto', paddingTop: '3rem' }}>
            <ul css={{ listStyle: 'none', margin: 0, padding: '1rem 0 0', borderTop: `1px solid ${color.hairline}` }}>
              {DRAWER_SMALL_LINKS.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    onClick={onClose}
                    css={{
                      ...type.small,
                      display: 'block',
                      padding: '0.375rem 0',
                      color: color.mutedIvory,
                      textDecoration: 'none',
                      '&:hover': { color: color.champagne },
                    }}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
