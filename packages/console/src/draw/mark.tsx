import type { CheckState } from '@clandor/contract';
import { media } from '@clandor/ui';
import { keyframes } from '@emotion/react';

/** How something stands, as a sign that differs by its shape; its word stands beside it. */
export type MarkState = CheckState | 'waiting';

const turn = /* @__PURE__ */ keyframes({ to: { transform: 'rotate(360deg)' } });

/** A ring that waits, an arc that turns, a tick, a cross. */
export function Mark({ state }: { state: MarkState }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      strokeWidth="1.5"
      css={{ flex: 'none', stroke: strokes[state], display: 'inline-block', verticalAlign: '-0.15em' }}
    >
      {state === 'waiting' && <circle cx="8" cy="8" r="6" strokeDasharray="1.5 3" />}
      {state === 'running' && (
        <path
          d="M8 2a6 6 0 1 1-6 6"
          css={{
            transformOrigin: '8px 8px',
            animation: `${turn} 1.6s linear infinite`,
            [media.still]: { animation: 'none' },
          }}
        />
      )}
      {state === 'passed' && <path d="m3 8.5 3.5 3.5L13 4.5" />}
      {state === 'refused' && <path d="m3.5 3.5 9 9m0-9-9 9" />}
    </svg>
  );
}

const strokes = {
  waiting: 'var(--muted)',
  running: 'var(--accent)',
  passed: 'var(--accent)',
  refused: 'var(--error)',
} as const;
