import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { color } from '../tokens/color.ts';
import { type } from '../tokens/type.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** A line under the title. */
  description?: ReactNode;
  children: ReactNode;
}

const fade = { transitionDuration: '0.3s', '&[data-starting-style], &[data-ending-style]': { opacity: 0 } } as const;

/** A modal dialog: keeps the focus and gives it back, closes by its button, the backdrop and Escape. */
export function Dialog({ open, onClose, title, description, children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop
          css={{
            position: 'fixed',
            inset: 0,
            zIndex: 50,
            background: 'rgb(5 5 7 / 0.8)',
            transitionProperty: 'opacity',
            ...fade,
          }}
        />
        <Base.Popup
          css={{
            '--muted': color.mutedIvory,
            '--accent': color.champagne,
            '--hairline': '#3a373a',
            position: 'fixed',
            inset: 0,
            margin: 'auto',
            zIndex: 51,
            width: 'min(64rem, calc(100vw - 2rem))',
            height: 'fit-content',
            maxHeight: 'calc(100dvh - 2rem)',
            overflowY: 'auto',
            overscrollBehavior: 'contain',
            padding: 'clamp(1.5rem, 4vw, 3.5rem)',
            background: color.inkRaised,
            color: color.ivory,
            border: '1px solid #3a373a',
            outline: 'none',
            transitionProperty: 'opacity',
            ...fade,
          }}
        >
          <Base.Close
            css={{
              float: 'inline-end',
              padding: '0.75rem',
              margin: '-0.75rem',
              background: 'none',
              border: 0,
              color: color.mutedIvory,
              cursor: 'pointer',
              ...type.label,
              '&:hover': { color: color.champagne },
            }}
          >
            Close
          </Base.Close>
          <Base.Title css={[type.heading, { margin: 0 }]}>{title}</Base.Title>
          {description && (
            <Base.Description css={{ ...type.body, color: color.mutedIvory, marginTop: '0.75rem' }}>
              {description}
            </Base.Description>
          )}
          <div css={{ marginTop: '2rem' }}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
