import type { OpsPart } from '@clandor/contract';
import { Button, media, type } from '@clandor/ui';
import { useChange } from '../../changes/change.ts';
import { MoreLink } from '../../frame/more-link.tsx';
import { mayRelease } from '../../session/may.ts';
import { useSession } from '../../session/session.ts';
import { count, faresWorse, rateInWords } from '../../words/health.ts';

/** The parts that fare worse than before, each with the way back: the first thing that is seen. */
export function Attention({ parts }: { parts: readonly OpsPart[] }) {
  const worse = parts.filter(({ health }) => faresWorse(health));
  if (worse.length === 0) return null;
  return (
    <section aria-label="Fares worse than before" css={{ display: 'grid', gap: '1.5rem', marginTop: '2.5rem' }}>
      {worse.map((part) => (
        <Worse key={part.name} part={part} />
      ))}
    </section>
  );
}

/** One of them; also on the part's own page. */
export function Worse({ part, here = false }: { part: OpsPart; here?: boolean }) {
  const open = useChange();
  const { session } = useSession();
  const { name, version, previous, health } = part;
  const { now, before } = health;
  return (
    <div css={box}>
      <div css={{ display: 'grid', gap: '0.375rem' }}>
        <h2 css={{ ...type.heading, fontVariantNumeric: 'lining-nums' }}>
          {name} {version} fares worse
        </h2>
        <p css={{ fontVariantNumeric: 'tabular-nums' }}>
          <span css={{ color: 'var(--error)' }}>{rateInWords(now)} of its pages fail</span>: {now.failures} of{' '}
          {count(now.pages, 'page')} in the last hour.{' '}
          {before && `Before, with ${before.version}, it was ${rateInWords(before)}.`}
        </p>
        {!here && (
          <p css={type.small}>
            <MoreLink to={`/parts/${name}`}>Look at {name}</MoreLink>
          </p>
        )}
      </div>
      {previous && mayRelease(session, name) && (
        <Button
          onClick={() => open({ kind: 'rollback', name })}
          css={{ width: '100%', [media.medium]: { width: 'auto' } }}
        >
          Roll back to {previous}
        </Button>
      )}
    </div>
  );
}

const box = {
  display: 'grid',
  gap: '1.25rem 3rem',
  alignItems: 'center',
  padding: '0.25rem 0 0.25rem 1.5rem',
  borderInlineStart: '3px solid var(--error)',
  [media.medium]: { gridTemplateColumns: '1fr auto' },
} as const;
