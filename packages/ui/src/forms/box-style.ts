/** A box to tick: the browser's own, drawn in the house's lines. */
export const boxStyle = {
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  border: '1px solid var(--control)',
  borderRadius: 0,
  background: 'transparent',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--muted)' },
  '&:checked': { borderColor: 'var(--accent)' },
  '&[aria-invalid="true"]': { borderColor: 'var(--error)' },
  '&::before': {
    content: '""',
    width: '0.875rem',
    height: '0.4375rem',
    marginTop: '-0.2rem',
    borderInlineStart: '1.5px solid var(--accent)',
    borderBottom: '1.5px solid var(--accent)',
    transform: 'rotate(-45deg)',
    opacity: 0,
  },
  '&:checked::before': { opacity: 1 },
  // Where the system chooses the colours, the system draws the box.
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { content: 'none' } },
} as const;

/** One of several: the same, round, with a dot. */
export const roundStyle = {
  ...boxStyle,
  borderRadius: '50%',
  '&::before': {
    content: '""',
    width: '0.625rem',
    height: '0.625rem',
    borderRadius: '50%',
    background: 'var(--accent)',
    opacity: 0,
  },
} as const;
