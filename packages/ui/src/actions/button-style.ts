import { motion } from '../tokens/motion.ts';
import { font } from '../tokens/type.ts';

/** `solid` for the one thing to do, `outline` for the next, `quiet` for what may be left alone. */
export type ButtonVariant = 'solid' | 'outline' | 'quiet';

const base = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '3.25rem',
  padding: '0.75rem 2rem',
  // The space behind the last letter, before the first one too: the label stands in the middle.
  textIndent: '0.18em',
  border: '1px solid transparent',
  borderRadius: 0,
  fontFamily: font.text,
  fontSize: '0.8125rem',
  fontWeight: 400,
  lineHeight: 1.4,
  letterSpacing: '0.18em',
  textTransform: 'uppercase',
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${motion.answer}, color ${motion.answer}, border-color ${motion.answer}`,
  '&:disabled': {
    cursor: 'default',
    background: 'transparent',
    color: 'var(--muted)',
    borderColor: 'var(--control)',
  },
  '&[aria-busy="true"]': { cursor: 'progress' },
} as const;

const variants = {
  solid: {
    background: 'var(--solid)',
    color: 'var(--on-solid)',
    borderColor: 'var(--solid)',
    '&:hover:not(:disabled)': { background: 'transparent', color: 'inherit' },
  },
  outline: {
    background: 'transparent',
    color: 'inherit',
    borderColor: 'var(--accent)',
    '&:hover:not(:disabled)': { background: 'var(--solid)', color: 'var(--on-solid)', borderColor: 'var(--solid)' },
  },
  quiet: {
    background: 'none',
    color: 'inherit',
    minHeight: '2.75rem',
    paddingInline: 0,
    borderInline: 0,
    borderBottomColor: 'var(--accent)',
    textIndent: 0,
    '&:hover:not(:disabled)': { color: 'var(--accent)' },
  },
} as const;

/** For `css`, on a button or a link. */
export const buttonStyle = (variant: ButtonVariant) => [base, variants[variant]];
