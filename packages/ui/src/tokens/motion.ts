/**
 * How what this package draws moves, for CSS. The page fades and the drawer are the frame's own movements; their
 * numbers (spec section 9) are in `@clandor/platform/host`.
 */
export const motion = {
  /** A picture coming to rest. */
  settle: '1s',
  /** A hairline being drawn. */
  draw: '1.2s',
  /** Something that lies over the page, coming and going; a panel opening. */
  surface: '0.3s',
  /** An answer to hover or focus. */
  answer: '0.3s',
  ease: 'cubic-bezier(0.22, 0.61, 0.36, 1)',
} as const;
