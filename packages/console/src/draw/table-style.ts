import { type } from '@clandor/ui';

/** A table of figures: names to the left, numbers to the right, hairlines between. */
export const tableStyle = {
  ...type.small,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '0.625rem 0', textAlign: 'start', fontWeight: 400, verticalAlign: 'baseline' },
  '& th:not(:first-of-type), & td': { whiteSpace: 'nowrap', textAlign: 'end', paddingInlineStart: '1rem' },
  '& thead th, & tbody th': { color: 'var(--muted)' },
  '& tbody tr': { borderTop: '1px solid var(--hairline)' },
  '& thead tr': { borderTop: 0 },
} as const;
