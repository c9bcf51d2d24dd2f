import {
  TOAST_DURATION,
  TOAST_HOTKEY,
  TOAST_SWIPE_DIRECTION,
  TOAST_SWIPE_THRESHOLD,
  type Toast,
} from '@clandor/platform';
import { keyframes } from '@emotion/react';
import * as Radix from '@radix-ui/react-toast';
import { color } from '../tokens/color.ts';
import { grounds } from '../tokens/ground.ts';
import { motion } from '../tokens/motion.ts';
import { type } from '../tokens/type.ts';

interface ToasterProps {
  /** Newest first, as the store in platform keeps them. */
  toasts: readonly Toast[];
  /** A toast was closed by its button, a swipe, Escape, or its time. */
  onDismiss: (id: string) => void;
}

/** Draws the page's toasts, with the behaviour of spec section 9. The toasts themselves live in platform. */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
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
          css={card}
        >
          <Radix.Title css={type.subheading}>{title}</Radix.Title>
          <Radix.Close css={close}>Close</Radix.Close>
          <Radix.Description css={{ ...type.small, color: 'var(--muted)', gridColumn: '1 / -1' }}>
            {description}
          </Radix.Description>
        </Radix.Root>
      ))}
      <Radix.Viewport hotkey={[TOAST_HOTKEY]} css={viewport} />
    </Radix.Provider>
  );
}

const arrive = /* @__PURE__ */ keyframes({ from: { opacity: 0 } });
const leave = /* @__PURE__ */ keyframes({ to: { opacity: 0 } });
const swipeOut = /* @__PURE__ */ keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(110%)', opacity: 0 },
});

const card = {
  ...grounds.raised,
  background: color.inkHigh,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  gap: '0.375rem 1rem',
  padding: '1.25rem 1.5rem',
  borderInlineStart: '2px solid var(--accent)',
  '&[data-variant="destructive"]': { borderInlineStartColor: 'var(--error)' },
  '&[data-state="open"]': { animation: `${arrive} ${motion.surface}` },
  '&[data-state="closed"]': { animation: `${leave} ${motion.surface} forwards` },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${motion.surface}` },
  '&[data-swipe="end"]': { animation: `${swipeOut} ${motion.surface} forwards` },
} as const;

const close = {
  ...type.label,
  minHeight: '1.5rem',
  padding: '0.25rem 0',
  background: 'none',
  border: 0,
  color: 'var(--muted)',
  cursor: 'pointer',
  '&:hover': { color: 'var(--accent)' },
} as const;

const viewport = {
  position: 'fixed',
  right: 0,
  bottom: 0,
  zIndex: 70,
  width: 'min(26rem, 100vw)',
  margin: 0,
  padding: '1.5rem',
  listStyle: 'none',
  outline: 'none',
} as const;
