import type { OpsComparison, Sizes } from '@clandor/contract';
import { media, type } from '@clandor/ui';
import type { ReactNode } from 'react';
import { tableStyle } from '../../draw/table-style.ts';
import { bytes, difference } from '../../words/sizes.ts';
import { SIZE_NAMES } from './size-table.tsx';

/** Sizes, routes, dependencies and files that differ; what does not differ is said in a word. */
export function Differences({ comparison }: { comparison: OpsComparison }) {
  const { from, to, routes, files, size, shared, commit } = comparison;
  return (
    <div
      css={{
        ...type.small,
        display: 'grid',
        gap: '2rem clamp(2rem, 6vw, 6rem)',
        [media.large]: { gridTemplateColumns: '1fr 1fr' },
      }}
    >
      <Group title="Sizes">
        <table css={tableStyle}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">{from}</th>
              <th scope="col">{to}</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {(Object.entries(SIZE_NAMES) as [keyof Sizes, string][]).map(([key, name]) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{bytes(size.from[key])}</td>
                <td>{bytes(size.to[key])}</td>
                <td>{difference(size.from[key], size.to[key])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Group>
      <div css={{ display: 'grid', gap: '2rem', alignContent: 'start' }}>
        <Group title="Routes">
          <Lines lines={[...routes.added.map((each) => `+ ${each}`), ...routes.removed.map((each) => `− ${each}`)]} />
        </Group>
        <Group title="Shared dependencies">
          <Lines
            lines={shared.map((each) => `${each.name} ${each.from ?? 'not asked for'} → ${each.to ?? 'not asked for'}`)}
          />
        </Group>
        <Group title="Commits">
          <p>
            {commit.from?.slice(0, 12) ?? 'unknown'} → {commit.to?.slice(0, 12) ?? 'unknown'}
          </p>
        </Group>
      </div>
      <div css={{ [media.large]: { gridColumn: '1 / -1' } }}>
        <Group
          title={`Files: ${files.added.length} new, ${files.removed.length} gone, ${files.changed.length} changed`}
        >
          <details>
            <summary css={{ minHeight: '2.75rem', cursor: 'pointer', color: 'var(--muted)' }}>Each of them</summary>
            <Lines
              lines={[
                ...files.added.map((file) => `+ ${file.path}, ${bytes(file.bytes)}`),
                ...files.removed.map((file) => `− ${file.path}, ${bytes(file.bytes)}`),
                ...files.changed.map((file) => `${file.path}, ${difference(file.from, file.to)}`),
              ]}
            />
          </details>
        </Group>
      </div>
    </div>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 css={{ ...type.body, fontWeight: 400, marginBottom: '0.5rem' }}>{title}</h3>
    {children}
  </div>
);

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <p css={{ color: 'var(--muted)' }}>The same.</p>;
  return (
    <ul
      css={{ margin: 0, padding: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
    >
      {lines.map((line) => (
        <li key={line} css={{ paddingBlock: '0.15rem' }}>
          {line}
        </li>
      ))}
    </ul>
  );
}
