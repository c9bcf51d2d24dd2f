import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { color } from '../tokens/color.ts';
import { grounds } from '../tokens/ground.ts';
import { motion } from '../tokens/motion.ts';
import { type } from '../tokens/type.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** A line under the title. */
  description?: ReactNode;
  /** For a question or a message, rather than a page of its own. */
  narrow?: boolean;
  children: ReactNode;
}

/** A modal dialog: keeps the focus and gives it back, closes by its button, the backdrop and Escape. */
export function Dialog({ open, onClose, title, description, narrow = false, children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop css={backdrop} />
        <Base.Popup css={[popup, narrow && { width: 'min(40rem, calc(100vw - 2rem))' }]}>
          <header css={header}>
            <Base.Title css={type.heading}>{title}</Base.Title>
            <Base.Close css={close}>Close</Base.Close>
          </header>
          {description && (
            <Base.Description css={{ ...type.body, color: 'var(--muted)', paddingInline: pad, maxWidth: '44rem' }}>
              {description}
            </Base.Description>
          )}
          <div css={{ padding: `clamp(1.25rem, 3vw, 2rem) ${pad} ${pad}` }}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const pad = 'clamp(1.25rem, 4vw, 3.5rem)';

const fade = {
  transition: `opacity ${motion.surface}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
} as const;

const backdrop = { position: 'fixed', inset: 0, zIndex: 50, background: color.veil, ...fade } as const;

const popup = {
  ...grounds.raised,
  position: 'fixed',
  inset: 0,
  margin: 'auto',
  zIndex: 51,
  width: 'min(64rem, calc(100vw - 2rem))',
  height: 'fit-content',
  maxHeight: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // What takes the focus must not lie below the title, which stays.
  scrollPaddingTop: '7rem',
  border: '1px solid var(--hairline)',
  outline: 'none',
  ...fade,
} as const;

/** Title and way out stay in sight while the rest scrolls. */
const header = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  gap: '1.5rem',
  padding: `clamp(1.25rem, 3.5vw, 3rem) ${pad} 1rem`,
  background: color.inkRaised,
} as const;

const close = {
  ...type.label,
  minHeight: '2.75rem',
  padding: '0.5rem',
  marginInlineEnd: '-0.5rem',
  background: 'none',
  border: 0,
  color: 'var(--muted)',
  cursor: 'pointer',
  transition: `color ${motion.answer}`,
  '&:hover': { color: 'var(--accent)' },
} as const;
