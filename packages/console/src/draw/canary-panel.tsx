import type { OpsCanary, OpsState, ReleasableName } from '@clandor/contract';
import { Button, media, type } from '@clandor/ui';
import { useChange } from '../changes/change.ts';
import { mayRelease } from '../session/may.ts';
import { useSession } from '../session/session.ts';
import { EvidenceMeter } from './evidence-meter.tsx';
import { Moment } from './moment.tsx';

/** A gradual activation: what goes to which share of visitors, how it fares, and the ways on and back. */
export function CanaryPanel({ canary }: { canary: NonNullable<OpsState['canary']> }) {
  return (
    <div css={panel}>
      <div css={{ display: 'grid', gap: '1.25rem', alignContent: 'start' }}>
        {canary.changes.map(({ name, from, to }) => (
          <p key={name} css={{ display: 'grid' }}>
            <span css={{ ...type.small, color: 'var(--accent)' }}>{name}</span>
            <span css={versions}>
              {from ?? 'new'} → {to}
            </span>
          </p>
        ))}
        <ShareBar canary={canary} />
        <p css={{ ...type.small, color: 'var(--muted)' }}>
          Since <Moment at={canary.since} />, by {canary.by}
        </p>
        <Ways canary={canary} />
      </div>
      <EvidenceMeter guard={canary.guard} />
    </div>
  );
}

function ShareBar({ canary: { percent } }: { canary: OpsCanary }) {
  return (
    <div css={{ display: 'grid', gap: '0.5rem' }}>
      <div aria-hidden css={{ height: 4, background: 'var(--hairline)' }}>
        <div css={{ height: '100%', background: 'var(--accent)' }} style={{ width: `${percent}%` }} />
      </div>
      <span css={type.small}>{percent} % of visitors have it</span>
    </div>
  );
}

function Ways({ canary }: { canary: OpsCanary }) {
  const open = useChange();
  const { session } = useSession();
  const [first] = canary.changes.filter(({ name }) => mayRelease(session, name as ReleasableName));
  if (!first) return null;
  const { name, to } = first;
  const against = canary.guard.evidence >= 0.5;
  const on = (
    <Button key="on" variant="outline" onClick={() => open({ kind: 'activate', name, version: to })}>
      Change the share
    </Button>
  );
  const back = (
    <Button key="back" variant={against ? 'solid' : 'outline'} onClick={() => open({ kind: 'rollback', name })}>
      Take it back
    </Button>
  );
  return <div css={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>{against ? [back, on] : [on, back]}</div>;
}

const panel = {
  display: 'grid',
  gap: '2.5rem clamp(2rem, 6vw, 6rem)',
  paddingTop: '1.5rem',
  [media.medium]: { gridTemplateColumns: '1fr 1fr' },
} as const;

const versions = { ...type.heading, fontVariantNumeric: 'lining-nums', fontWeight: 400, letterSpacing: 0 } as const;
