import type { OpsPart, OpsState, ReleasableName } from '@clandor/contract';
import { Button, media, Text, type } from '@clandor/ui';
import { useParams } from 'react-router-dom';
import { useLog, useOpsState } from '../../api/queries.ts';
import { useChange } from '../../changes/change.ts';
import { CanaryPanel } from '../../draw/canary-panel.tsx';
import { EventList } from '../../draw/event-list.tsx';
import { Facts } from '../../draw/facts.tsx';
import { Moment } from '../../draw/moment.tsx';
import { Publications } from '../../draw/publications.tsx';
import { MoreLink } from '../../frame/more-link.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { Section } from '../../frame/section.tsx';
import { Wait } from '../../frame/wait.tsx';
import { mayRelease } from '../../session/may.ts';
import { useSession } from '../../session/session.ts';
import { canaryOf } from '../../words/changes.ts';
import { faresWorse } from '../../words/health.ts';
import { concerns } from '../log/log-filter.ts';
import { Worse } from '../overview/attention.tsx';
import { Comparison } from './comparison.tsx';
import { HealthTable } from './health-table.tsx';
import { Releases } from './releases.tsx';
import { SizeTable } from './size-table.tsx';

/** How many entries of the log a part's page shows. */
const LATEST = 10;

/** `/ops/parts/mf-editorial`: one part, its releases, and what can be done. */
export default function PartPage() {
  const { name = '' } = useParams();
  const { data, error, refetch } = useOpsState();
  const part = data?.parts.find((each) => each.name === name);
  return (
    <>
      <p css={type.small}>
        <MoreLink to="/">All parts</MoreLink>
      </p>
      <PageTitle title={name} />
      {data && part ? (
        <Part key={name} state={data} part={part} />
      ) : data ? (
        <Text css={{ marginTop: '1.5rem' }}>Nothing of this name is live.</Text>
      ) : (
        <Wait what={`what is live of ${name}`} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Part({ state, part }: { state: OpsState; part: OpsPart }) {
  const { name } = part;
  const canary = canaryOf(state.canary, name);
  const worse = faresWorse(part.health);
  return (
    <>
      {worse && (
        <div css={{ marginTop: '2rem' }}>
          <Worse part={part} here />
        </div>
      )}
      <div css={top}>
        <div>
          <p css={{ ...type.figure, fontVariantNumeric: 'lining-nums' }}>{part.version}</p>
          {!worse && <WayBack name={name} previous={part.previous} />}
        </div>
        <Facts
          facts={[
            ['Live since', <Moment key="since" at={part.since} />],
            ['By', part.by],
            ['Why', part.reason ? `“${part.reason}”` : null],
            ['Before', part.previous ?? 'nothing to go back to'],
            ['Canary', canary && state.canary ? `${canary.to} for ${state.canary.percent} % of visitors` : null],
          ]}
        />
      </div>
      {canary && state.canary && (
        <Section title="Gradual activation">
          <CanaryPanel canary={state.canary} />
        </Section>
      )}
      <div
        css={{
          display: 'grid',
          columnGap: 'clamp(2rem, 6vw, 6rem)',
          [media.large]: { gridTemplateColumns: '1fr 1fr' },
        }}
      >
        <Section title="Failures, now and before">
          <HealthTable health={part.health} />
        </Section>
        <Section title="Size">
          <SizeTable part={part} />
        </Section>
      </div>
      <Releases name={name} live={part.version} />
      <Comparison name={name} live={part.version} previous={part.previous} />
      <Section title="Publications">
        <Publications publications={state.publications.filter((each) => each.name === name)} />
      </Section>
      <History name={name} />
    </>
  );
}

function WayBack({ name, previous }: { name: ReleasableName; previous: string | null }) {
  const open = useChange();
  const { session } = useSession();
  if (!previous || !mayRelease(session, name)) return null;
  return (
    <Button variant="outline" onClick={() => open({ kind: 'rollback', name })} css={{ marginTop: '1.5rem' }}>
      Roll back
    </Button>
  );
}

function History({ name }: { name: ReleasableName }) {
  const { data, error, refetch } = useLog();
  const events = data?.pages.flat().filter((event) => concerns(event, name));
  return (
    <Section title="History" aside={<MoreLink to={`/log?part=${name}`}>All of it in the log</MoreLink>}>
      {events ? (
        <EventList events={events.slice(0, LATEST)} />
      ) : (
        <Wait what="the log" error={error} onRetry={() => void refetch()} />
      )}
    </Section>
  );
}

const top = {
  display: 'grid',
  gap: '2rem clamp(2rem, 6vw, 6rem)',
  alignItems: 'start',
  marginTop: '2rem',
  [media.medium]: { gridTemplateColumns: '1fr 1fr' },
} as const;
