import type { OpsPart, ReleaseChange } from '@clandor/contract';
import { Button, media, type, VisuallyHidden } from '@clandor/ui';
import { Link } from 'react-router-dom';
import { useChange } from '../../changes/change.ts';
import { HealthFigures } from '../../draw/health-figures.tsx';
import { Moment } from '../../draw/moment.tsx';
import { Sparkline } from '../../draw/sparkline.tsx';
import { mayRelease } from '../../session/may.ts';
import { useSession } from '../../session/session.ts';
import { faresWorse } from '../../words/health.ts';
import { bytes, firstPage } from '../../words/sizes.ts';

interface PartRowProps {
  part: OpsPart;
  /** What a share of the visitors has of it. */
  canary: ReleaseChange | null;
  percent: number | null;
}

/** One part at a glance: what is live since when and by whom, its weight, how it fares, the way back. */
export function PartRow({ part, canary, percent }: PartRowProps) {
  const open = useChange();
  const { session } = useSession();
  const { name, version, since, by, size, trend, health, previous } = part;
  const worse = faresWorse(health);
  return (
    <li css={row}>
      <div css={{ gridArea: 'name', minWidth: 0 }}>
        <h3 css={{ ...type.subheading, fontWeight: 400 }}>
          <Link to={`/parts/${name}`} css={{ textDecoration: 'none', '&:hover': { color: 'var(--accent)' } }}>
            {name}
            {/* The whole row leads there, but for its buttons. */}
            <span css={{ position: 'absolute', inset: 0 }} />
          </Link>
        </h3>
        <p css={{ color: 'var(--muted)' }}>
          <Moment at={since} />
          <br />
          by {by}
        </p>
      </div>
      <div css={{ gridArea: 'version' }}>
        <p css={figure}>
          <VisuallyHidden>Live: </VisuallyHidden>
          {version}
        </p>
        {canary && (
          <p css={{ color: 'var(--accent)', textAlign: 'end', [media.medium]: { textAlign: 'start' } }}>
            {canary.to} for {percent} %
          </p>
        )}
      </div>
      <div css={{ gridArea: 'size', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 1.25rem' }}>
        <span>
          {size.all > 0 ? bytes(firstPage(size)) : 'Unknown'}
          <span css={{ color: 'var(--muted)' }}> first page</span>
        </span>
        <Sparkline trend={trend} />
      </div>
      <div css={{ gridArea: 'health' }}>
        <HealthFigures health={health} />
      </div>
      <div css={{ gridArea: 'back', justifySelf: 'end' }}>
        {previous && mayRelease(session, name) && (
          <Button
            variant={worse ? 'solid' : 'outline'}
            onClick={() => open({ kind: 'rollback', name })}
            css={[
              { position: 'relative', paddingInline: '1.25rem', whiteSpace: 'nowrap' },
              !worse && { borderColor: 'var(--control)' },
            ]}
          >
            Roll back<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
}

/** On a phone: name and version, weight, then how it fares beside the way back. */
const row = {
  ...type.small,
  position: 'relative',
  display: 'grid',
  gap: '0.75rem 1.25rem',
  alignItems: 'center',
  paddingBlock: '1.25rem',
  borderBottom: '1px solid var(--hairline)',
  fontVariantNumeric: 'tabular-nums',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name version" "size size" "health back"',
  [media.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 10rem',
    gridTemplateAreas: '"name version back" "size health back"',
  },
  [media.large]: {
    gridTemplateColumns: '14rem 8rem minmax(0, 1fr) minmax(0, 1fr) 10rem',
    gridTemplateAreas: '"name version size health back"',
    columnGap: '2rem',
  },
} as const;

const figure = {
  ...type.heading,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: 0,
  fontWeight: 400,
  textAlign: 'end',
  [media.medium]: { textAlign: 'start' },
} as const;
