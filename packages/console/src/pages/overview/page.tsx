import type { OpsState } from '@clandor/contract';
import { type } from '@clandor/ui';
import { useLog, useOpsState } from '../../api/queries.ts';
import { CanaryPanel } from '../../draw/canary-panel.tsx';
import { EventList } from '../../draw/event-list.tsx';
import { Moment } from '../../draw/moment.tsx';
import { Publications } from '../../draw/publications.tsx';
import { MoreLink } from '../../frame/more-link.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { Section } from '../../frame/section.tsx';
import { Wait } from '../../frame/wait.tsx';
import { canaryOf } from '../../words/changes.ts';
import { Attention } from './attention.tsx';
import { PartRow } from './part-row.tsx';

/** How many entries of the log, and publications, the overview shows. */
const LATEST = 5;

/** `/ops`: what is live, how it fares, what is under way. */
export default function OverviewPage() {
  const { data, error, refetch } = useOpsState();
  return (
    <>
      <PageTitle title="What is live" />
      {data ? <Overview state={data} /> : <Wait what="what is live" error={error} onRetry={() => void refetch()} />}
    </>
  );
}

function Overview({ state }: { state: OpsState }) {
  const { composition, canary, parts, publications } = state;
  return (
    <>
      <p css={{ ...type.small, color: 'var(--muted)', marginTop: '0.75rem' }}>
        {composition ? (
          <>
            Composition {composition.id}, since <Moment at={composition.since} />, by {composition.by}
          </>
        ) : (
          'Nothing has been activated yet. Publish a shell and a remote, and activate them.'
        )}
      </p>
      <Attention parts={parts} />
      {canary && (
        <Section title="Gradual activation">
          <CanaryPanel canary={canary} />
        </Section>
      )}
      {parts.length > 0 && (
        <Section title="Parts">
          <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {parts.map((part) => (
              <PartRow
                key={part.name}
                part={part}
                canary={canaryOf(canary, part.name)}
                percent={canary?.percent ?? null}
              />
            ))}
          </ul>
        </Section>
      )}
      <Section title="Publications">
        <Publications publications={publications.slice(0, LATEST)} />
      </Section>
      <Section title="Lately" aside={<MoreLink to="/log">The whole log</MoreLink>}>
        <Lately />
      </Section>
    </>
  );
}

function Lately() {
  const { data, error, refetch } = useLog();
  if (!data) return <Wait what="the log" error={error} onRetry={() => void refetch()} />;
  // Who looked in is in the log; here stands what was done.
  const done = data.pages.flat().filter(({ action }) => action !== 'sign-in');
  return <EventList events={done.slice(0, LATEST)} />;
}
