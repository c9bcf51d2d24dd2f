import { motion } from '../tokens/motion.ts';
import { media } from '../tokens/space.ts';
import { type } from '../tokens/type.ts';

export const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 clamp(1.25rem, 3vw, 2.5rem)',
  borderBottom: '1px solid var(--hairline)',
} as const;

export const tabStyle = {
  ...type.small,
  padding: '0.75rem 0',
  color: 'var(--muted)',
  background: 'none',
  border: 0,
  borderBottom: '1px solid transparent',
  marginBottom: -1,
  cursor: 'pointer',
  transition: `color ${motion.answer}, border-color ${motion.answer}`,
  '&:hover': { color: 'inherit' },
  '&[aria-selected="true"]': { color: 'inherit', borderBottomColor: 'var(--accent)' },
} as const;

export const plainNameStyle = {
  ...type.label,
  color: 'var(--accent)',
  display: 'none',
  [media.withoutScripts]: { display: 'block', paddingTop: '2.5rem' },
} as const;
