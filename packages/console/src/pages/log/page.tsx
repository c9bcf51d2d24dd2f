import type { EventAction } from '@clandor/contract';
import { Button, SelectField, type } from '@clandor/ui';
import { useSearchParams } from 'react-router-dom';
import { useLog, useOpsState } from '../../api/queries.ts';
import { ACTIONS, EventList } from '../../draw/event-list.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { Wait } from '../../frame/wait.tsx';
import { count } from '../../words/health.ts';
import { type LogFilter, matches, peopleOf } from './log-filter.ts';

/** `/ops/log`: who did what, when and why. The filter stands in the address. */
export default function LogPage() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLog();
  const [search, setSearch] = useSearchParams();
  const filter: LogFilter = {
    part: search.get('part') ?? '',
    action: (search.get('action') ?? '') as LogFilter['action'],
    by: search.get('by') ?? '',
  };
  const set = (field: keyof LogFilter, value: string) =>
    setSearch(
      (before) => {
        if (value === '') before.delete(field);
        else before.set(field, value);
        return before;
      },
      { replace: true },
    );
  const events = data?.pages.flat();
  const shown = events?.filter((event) => matches(event, filter));
  return (
    <>
      <PageTitle title="Log" />
      {!events || !shown ? (
        <Wait what="the log" error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Filters filter={filter} people={peopleOf(events)} onSet={set} />
          <p role="status" css={{ ...type.small, color: 'var(--muted)', marginBlock: '1.5rem 0.5rem' }}>
            {shown.length === events.length
              ? `The newest ${count(events.length, 'entry', 'entries')}.`
              : `${shown.length} of the newest ${count(events.length, 'entry', 'entries')}.`}
          </p>
          <EventList events={shown} />
          {hasNextPage ? (
            <Button
              variant="outline"
              busy={isFetchingNextPage}
              busyLabel="Asking…"
              onClick={() => void fetchNextPage()}
              css={{ marginTop: '2rem' }}
            >
              Older entries
            </Button>
          ) : (
            <p css={{ ...type.small, color: 'var(--muted)', marginTop: '2rem' }}>This is where the log begins.</p>
          )}
        </>
      )}
    </>
  );
}

interface FiltersProps {
  filter: LogFilter;
  people: readonly string[];
  onSet: (field: keyof LogFilter, value: string) => void;
}

function Filters({ filter, people, onSet }: FiltersProps) {
  const { data: state } = useOpsState();
  const withChosen = (all: readonly string[], chosen: string) =>
    (chosen === '' || all.includes(chosen) ? all : [...all, chosen]).map((value) => ({ value, label: value }));
  return (
    <search aria-label="Filter the log" css={filters}>
      <SelectField
        name="part"
        label="Part"
        placeholder="Every part"
        value={filter.part}
        onChange={({ target }) => onSet('part', target.value)}
        options={withChosen(state?.parts.map(({ name }) => name) ?? [], filter.part)}
      />
      <SelectField
        name="action"
        label="What"
        placeholder="Everything"
        value={filter.action}
        onChange={({ target }) => onSet('action', target.value)}
        options={(Object.entries(ACTIONS) as [EventAction, string][]).map(([value, label]) => ({ value, label }))}
      />
      <SelectField
        name="by"
        label="Who"
        placeholder="Everybody"
        value={filter.by}
        onChange={({ target }) => onSet('by', target.value)}
        options={withChosen(people, filter.by)}
      />
    </search>
  );
}

const filters = {
  display: 'grid',
  gap: '1.25rem 2rem',
  marginTop: '2rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
} as const;
