/** Distances, fluid where the page breathes. */
export const space = {
  small: '0.75rem',
  medium: '1.5rem',
  large: 'clamp(2rem, 1.4rem + 2.6vw, 3.5rem)',
  section: 'clamp(4.5rem, 3rem + 7vw, 10rem)',
  gutter: 'clamp(1.25rem, 0.4rem + 4vw, 5rem)',
} as const;

/** When a style holds: from a width on, or for a visitor who asked for something. */
export const media = {
  medium: '@media (min-width: 48rem)',
  large: '@media (min-width: 64rem)',
  extraLarge: '@media (min-width: 80rem)',
  still: '@media (prefers-reduced-motion: reduce)',
  withoutScripts: '@media (scripting: none)',
  /** On paper: what is closed on the screen is open there. */
  print: '@media print',
} as const;

/** The focus ring: champagne on ink, ink on paper. */
export const focusRing = {
  outline: '2px solid var(--focus)',
  outlineOffset: 4,
} as const;
