import { motion } from '../tokens/motion.ts';
import { type } from '../tokens/type.ts';

/** A control that one writes in: a line to write on, no box. At 17 px no phone zooms into it. */
export const controlStyle = {
  ...type.body,
  width: '100%',
  minHeight: '3rem',
  padding: '0.625rem 0',
  color: 'inherit',
  background: 'transparent',
  border: 0,
  borderBottom: '1px solid var(--control)',
  borderRadius: 0,
  transition: `border-color ${motion.answer}, box-shadow ${motion.answer}`,
  '&::placeholder': { color: 'var(--muted)', opacity: 0.8 },
  '&:hover': { borderBottomColor: 'var(--muted)' },
  '&[aria-invalid="true"]': { borderBottomColor: 'var(--error)' },
  // The line is the focus ring. The transparent outline is drawn where the system chooses the colours.
  '&:focus': {
    outline: '2px solid transparent',
    borderBottomColor: 'var(--focus)',
    boxShadow: '0 1px 0 var(--focus)',
  },
} as const;
