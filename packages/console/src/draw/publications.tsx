import type { OpsPublication } from '@clandor/contract';
import { media, type } from '@clandor/ui';
import { CheckList } from './check-list.tsx';
import { Mark } from './mark.tsx';
import { Moment } from './moment.tsx';
import { Problems } from './problems.tsx';

const STATES = {
  running: 'being checked',
  published: 'published',
  refused: 'refused',
  'broken-off': 'broken off',
} as const;

const MARKS = { running: 'running', published: 'passed', refused: 'refused', 'broken-off': 'refused' } as const;

/** Publications with their checks: all of them while it runs or when it was refused, folded away when all is well. */
export function Publications({ publications }: { publications: readonly OpsPublication[] }) {
  if (publications.length === 0)
    return <p css={{ ...type.small, color: 'var(--muted)', paddingTop: '1rem' }}>None yet.</p>;
  return (
    <ul css={list}>
      {publications.map((each) => (
        <li key={each.id}>
          <div>
            <p css={type.body}>
              <Mark state={MARKS[each.state]} /> {each.name} {each.version} {STATES[each.state]}
            </p>
            <p css={{ color: 'var(--muted)' }}>
              <Moment at={each.endedAt ?? each.startedAt} />, by {each.by}
            </p>
          </div>
          {each.state === 'published' ? (
            <details>
              <summary css={{ minHeight: '2.75rem', cursor: 'pointer', color: 'var(--muted)' }}>
                {each.checks.length} checks passed
              </summary>
              <CheckList checks={each.checks} onlyKnown />
            </details>
          ) : (
            <div css={{ display: 'grid', gap: '0.75rem' }}>
              <CheckList checks={each.checks} over={each.state !== 'running'} />
              <Problems problems={each.problems} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const list = {
  ...type.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: '0.75rem 2rem',
    paddingBlock: '1.25rem',
    borderBottom: '1px solid var(--hairline)',
    [media.medium]: { gridTemplateColumns: 'minmax(14rem, 1fr) 2fr' },
  },
} as const;
