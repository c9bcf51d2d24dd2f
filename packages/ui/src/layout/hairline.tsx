import { keyframes } from '@emotion/react';
import { playWhenSeen } from '../motion/play-when-seen.ts';
import { motion } from '../tokens/motion.ts';
import { media } from '../tokens/space.ts';

const undrawn = { transform: 'scaleX(0)' };
const draw = /* @__PURE__ */ keyframes({ from: undrawn });
const drawWhenSeen = /* @__PURE__ */ playWhenSeen([undrawn, { transform: 'none' }], motion.draw, motion.ease);

/** A line that draws itself, from the left, when it is first seen. */
export function Hairline({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      ref={drawWhenSeen}
      className={className}
      css={{
        borderTop: '1px solid var(--hairline)',
        transformOrigin: 'left',
        animation: `${draw} ${motion.draw} ${motion.ease}`,
        [media.still]: { animation: 'none' },
      }}
    />
  );
}
