import { motion } from '../tokens/motion.ts';
import { media } from '../tokens/space.ts';

export const cardStyle = {
  position: 'relative',
  display: 'grid',
  gap: '1rem',
  alignContent: 'start',
  cursor: 'pointer',
  '&:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 8 },
} as const;

/** On a phone the picture stands beside the words, so that all the choices are seen together. */
export const pictureStyle = {
  gridTemplateColumns: 'minmax(5rem, 1fr) 2fr',
  gap: '1.25rem',
  [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' },
} as const;

/** The radio covers its card: there to be pressed, focused and read, and not seen. */
export const inputStyle = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
} as const;

export const nameStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0.25rem 1rem',
  paddingTop: '1rem',
  borderTop: '1px solid var(--hairline)',
  transition: `border-color ${motion.answer}`,
} as const;
