import { type } from '@clandor/ui';
import type { ReactNode } from 'react';

/** Names and what they are, one a line; nothing for what is null. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl css={list}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const list = {
  ...type.small,
  display: 'grid',
  gap: '0.375rem',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr)', gap: '1rem', alignItems: 'baseline' },
  '& dt': { color: 'var(--muted)' },
} as const;
