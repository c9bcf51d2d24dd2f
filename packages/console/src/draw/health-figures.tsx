import type { OpsPart } from '@clandor/contract';
import { type } from '@clandor/ui';
import { faresWorse, rateInWords } from '../words/health.ts';

/** Failures for each page now against before, with the word that says how that is. */
export function HealthFigures({ health }: { health: OpsPart['health'] }) {
  const worse = faresWorse(health);
  const { now, before } = health;
  return (
    <div css={{ ...type.small, display: 'grid', gap: '0.125rem', fontVariantNumeric: 'tabular-nums' }}>
      <span css={worse ? { color: 'var(--error)' } : null}>
        {rateInWords(now)}
        {now.pages > 0 && ' fail'}
        {worse && ', worse than before'}
      </span>
      <span css={{ color: 'var(--muted)' }}>
        {before ? `${rateInWords(before)} before, with ${before.version}` : 'nothing before it to compare with'}
      </span>
    </div>
  );
}
