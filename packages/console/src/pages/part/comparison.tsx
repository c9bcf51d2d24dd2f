import type { OpsComparison, ReleasableName } from '@clandor/contract';
import { media, SelectField, type } from '@clandor/ui';
import { useSearchParams } from 'react-router-dom';
import { useComparison, useReleases } from '../../api/queries.ts';
import { Section } from '../../frame/section.tsx';
import { Wait } from '../../frame/wait.tsx';
import { Differences } from './differences.tsx';

interface ComparisonProps {
  name: ReleasableName;
  live: string;
  previous: string | null;
}

/** What changed between two releases; which two stands in the address. */
export function Comparison({ name, live, previous }: ComparisonProps) {
  const { data: releases = [] } = useReleases(name, live);
  const [search, setSearch] = useSearchParams();
  const [newest] = releases;
  const waiting = newest && newest.version !== live && newest.state !== 'blocked' ? newest.version : null;
  const from = search.get('from') ?? (waiting ? live : (previous ?? ''));
  const to = search.get('to') ?? waiting ?? live;
  const { data, error, refetch } = useComparison(name, from, to);
  const set = (field: 'from' | 'to', value: string) =>
    setSearch({ from, to, [field]: value }, { replace: true, preventScrollReset: true });
  const options = (chosen: string) =>
    [...new Set([...releases.map(({ version }) => version), chosen])]
      .filter(Boolean)
      .map((version) => ({ value: version, label: version === live ? `${version}, live` : version }));
  return (
    <Section title="What changed">
      <div css={choice}>
        <SelectField
          name="from"
          label="From"
          placeholder="Choose"
          value={from}
          options={options(from)}
          onChange={({ target }) => set('from', target.value)}
        />
        <SelectField
          name="to"
          label="To"
          value={to}
          options={options(to)}
          onChange={({ target }) => set('to', target.value)}
        />
      </div>
      <div aria-live="polite" css={{ marginTop: '1.5rem' }}>
        <Answer from={from} to={to} comparison={data} error={error} onRetry={() => void refetch()} />
      </div>
    </Section>
  );
}

interface AnswerProps {
  from: string;
  to: string;
  comparison: OpsComparison | undefined;
  error: Error | null;
  onRetry: () => void;
}

function Answer({ from, to, comparison, error, onRetry }: AnswerProps) {
  const quiet = { ...type.small, color: 'var(--muted)' };
  if (from === '') return <p css={quiet}>There is no release before this one. Choose one to compare with.</p>;
  if (from === to) return <p css={quiet}>That is the same release.</p>;
  if (!comparison) return <Wait what="the comparison" error={error} onRetry={onRetry} />;
  return <Differences comparison={comparison} />;
}

const choice = {
  display: 'grid',
  gap: '1.25rem 2rem',
  paddingTop: '1.5rem',
  gridTemplateColumns: '1fr 1fr',
  [media.medium]: { maxWidth: '34rem' },
} as const;
