import {
  TOAST_DURATION,
  TOAST_HOTKEY,
  TOAST_SWIPE_DIRECTION,
  TOAST_SWIPE_THRESHOLD,
  type Toast,
} from '@clandor/platform';
import * as Radix from '@radix-ui/react-toast';
import { color } from '../tokens/color.ts';
import { type } from '../tokens/type.ts';

/** Draws the page's toasts, with the behaviour of spec section 9. The toasts themselves live in platform. */
export function Toaster({ toasts, onDismiss }: { toasts: readonly Toast[]; onDismiss: (id: string) => void }) {
  return (
    <Radix.Provider
      duration={TOAST_DURATION}
      swipeDirection={TOAST_SWIPE_DIRECTION}
      swipeThreshold={TOAST_SWIPE_THRESHOLD}
    >
      {toasts.map(({ id, title, description, variant, open, duration }) => (
        <Radix.Root
          key={id}
          open={open}
          duration={duration}
          onOpenChange={(next) => !next && onDismiss(id)}
          data-variant={variant}
          css={{
            display: 'grid',
            gridTemplateColumns: '1fr auto',
            gap: '0.25rem 1rem',
            padding: '1.25rem 1.5rem',
            background: color.inkHigh,
            color: color.ivory,
            borderInlineStart: `2px solid ${color.champagne}`,
            '&[data-variant="destructive"]': { borderInlineStartColor: color.error },
            '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
          }}
        >
          <Radix.Title css={type.subheading}>{title}</Radix.Title>
          <Radix.Close
            aria-label="Close"
            css={{
              gridRow: 'span 2',
              padding: '0.5rem',
              background: 'none',
              border: 0,
              cursor: 'pointer',
              ...type.label,
            }}
          >
            Close
          </Radix.Close>
          <Radix.Description css={{ ...type.small, color: color.mutedIvory }}>{description}</Radix.Description>
        </Radix.Root>
      ))}
      <Radix.Viewport
        hotkey={[TOAST_HOTKEY]}
        css={{
          position: 'fixed',
          right: 0,
          bottom: 0,
          zIndex: 70,
          width: 'min(26rem, 100vw)',
          margin: 0,
          padding: '1.5rem',
          listStyle: 'none',
          outline: 'none',
        }}
      />
    </Radix.Provider>
  );
}
