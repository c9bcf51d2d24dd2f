import type { OpsRelease, ReleasableName } from '@clandor/contract';
import { Button, media, type } from '@clandor/ui';
import { useState } from 'react';
import { useReleases } from '../../api/queries.ts';
import { Moment } from '../../draw/moment.tsx';
import { ReleaseStateWord } from '../../draw/release-state.tsx';
import { Section } from '../../frame/section.tsx';
import { Wait } from '../../frame/wait.tsx';
import { bytes, firstPage } from '../../words/sizes.ts';
import { ReleaseActions } from './release-actions.tsx';

/** How many are shown before somebody asks for all. */
const FIRST = 6;

/** The releases of a part, newest first, each with what can be done with it. */
export function Releases({ name, live }: { name: ReleasableName; live: string }) {
  const { data, error, refetch } = useReleases(name, live);
  const [all, setAll] = useState(false);
  return (
    <Section title="Releases">
      {data ? (
        <>
          <ul css={list}>
            {data.slice(0, all ? undefined : FIRST).map((release) => (
              <Row key={release.version} release={release} live={live} />
            ))}
          </ul>
          {!all && data.length > FIRST && (
            <Button variant="quiet" onClick={() => setAll(true)} css={{ marginTop: '1.25rem' }}>
              All {data.length} releases
            </Button>
          )}
        </>
      ) : (
        <Wait what="the releases" error={error} onRetry={() => void refetch()} />
      )}
    </Section>
  );
}

function Row({ release, live }: { release: OpsRelease; live: string }) {
  const { version, publishedAt, publishedBy, commit, blocked, supportedUntil, size } = release;
  return (
    <li>
      <div>
        <h3 css={{ ...type.subheading, fontVariantNumeric: 'lining-nums', fontWeight: 400 }}>{version}</h3>
        <ReleaseStateWord state={release.state} />
      </div>
      <div css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <p>
          <Moment at={publishedAt} />, by {publishedBy}
        </p>
        <p css={{ color: 'var(--muted)' }}>
          {bytes(firstPage(size))} first page
          {commit && `, commit ${commit.slice(0, 7)}`}
          {supportedUntil && `, may be gone back to until ${supportedUntil}`}
        </p>
        {blocked && (
          <p css={{ color: 'var(--error)' }}>
            Blocked by {blocked.by}: “{blocked.reason}”
          </p>
        )}
      </div>
      <ReleaseActions release={release} live={live} />
    </li>
  );
}

const list = {
  ...type.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'grid',
    gap: '0.75rem 2rem',
    paddingBlock: '1.25rem',
    borderBottom: '1px solid var(--hairline)',
    [media.large]: { gridTemplateColumns: '11rem minmax(0, 1fr) auto', alignItems: 'center' },
  },
} as const;
