import type { GuardReading } from '@clandor/contract';
import { color, type, VisuallyHidden } from '@clandor/ui';
import { count, rateInWords } from '../words/health.ts';

/** What the guard thinks, in a word: the meter is never read by its needle alone. */
export function verdict({ evidence, canary }: GuardReading): string {
  if (canary.pages === 0) return 'Nobody has had it yet';
  if (evidence >= 1) return 'Enough to take it back';
  if (evidence >= 0.5) return 'Speaks against it';
  if (evidence >= 0.2) return 'Worth watching';
  return 'Quiet';
}

/** The guard's reading of a canary: how strongly its failures speak against it, and the figures that say so. */
export function EvidenceMeter({ guard }: { guard: GuardReading }) {
  const { evidence, stable, canary } = guard;
  const at = `${Math.round(Math.min(1, Math.max(0, evidence)) * 100)}%`;
  const words = verdict(guard);
  return (
    <div css={{ display: 'grid', gap: '0.75rem', alignContent: 'start' }}>
      <div css={{ display: 'flex', justifyContent: 'space-between', gap: '1rem', alignItems: 'baseline' }}>
        <span css={{ ...type.label, color: 'var(--accent)' }}>The guard</span>
        <span css={type.small}>{words}</span>
      </div>
      <VisuallyHidden>
        <meter aria-label="Evidence against the new release" min={0} max={1} value={Number(evidence.toFixed(2))}>
          {evidence.toFixed(2)} of 1
        </meter>
      </VisuallyHidden>
      <div aria-hidden css={scale}>
        <span css={needle} style={{ left: at }} />
      </div>
      <div aria-hidden css={{ ...type.small, display: 'flex', justifyContent: 'space-between', color: 'var(--muted)' }}>
        <span>0</span>
        <span css={{ color: color.ivory, fontVariantNumeric: 'tabular-nums' }}>{evidence.toFixed(2)}</span>
        <span>1, taken back</span>
      </div>
      <dl css={figures}>
        {[['New', canary] as const, ['Live', stable] as const].map(([name, counts]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {rateInWords(counts)}
              <span css={{ color: 'var(--muted)' }}>
                <VisuallyHidden>: </VisuallyHidden> {count(counts.failures, 'failure')} in {count(counts.pages, 'page')}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Quarter marks on a hairline. */
const scale = {
  position: 'relative',
  height: '1.5rem',
  borderBottom: '1px solid var(--control)',
  backgroundImage: 'linear-gradient(to right, var(--control) 1px, transparent 1px)',
  backgroundSize: 'calc(25% - 0.25px) 0.5rem',
  backgroundPosition: 'left bottom',
  backgroundRepeat: 'repeat-x',
} as const;

const needle = {
  position: 'absolute',
  bottom: -4,
  width: 2,
  height: '1.5rem',
  marginLeft: -1,
  background: 'var(--accent)',
  transition: 'left 0.6s',
} as const;

const figures = {
  ...type.small,
  display: 'grid',
  gap: '0.25rem',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'grid', gridTemplateColumns: '3rem 1fr', gap: '0.75rem' },
  '& dt': { color: 'var(--muted)' },
} as const;
