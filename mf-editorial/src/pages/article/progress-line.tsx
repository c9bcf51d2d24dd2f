import { color, media } from '@clandor/ui';
import { keyframes } from '@emotion/react';

const grow = /* @__PURE__ */ keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

/**
 * A hairline under the header that is as long as what has been read. The browser moves it with the page; where it
 * cannot, where less motion is asked for and on paper, there is none.
 */
export const ProgressLine = () => (
  <div
    aria-hidden
    css={{
      display: 'none',
      '@supports (animation-timeline: scroll())': {
        display: 'block',
        position: 'fixed',
        insetInline: 0,
        top: '4.5rem',
        height: 1,
        zIndex: 19,
        background: color.champagne,
        transformOrigin: '0 50%',
        animation: `${grow} linear both`,
        animationTimeline: 'scroll(root block)',
      },
      [media.still]: { display: 'none' },
      [media.print]: { display: 'none' },
    }}
  />
);
