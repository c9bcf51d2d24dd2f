import type {
  OpsPart,
  OpsPublication,
  OpsState,
  ReleasableName,
  ReleaseChange,
  ReleaseRef,
  Sizes,
} from '@clandor/contract';
import { clubDate, clubTime } from '../clock.ts';
import type { ClubDatabase } from '../database/open-database.ts';
import { healthOf } from '../guard/counts.ts';
import { readGuard } from '../guard/guard.ts';
import { changesBetween } from '../releases/plans.ts';
import type { Activation, Registry } from '../releases/registry.ts';
import { lastGoodOf, stepsOf } from '../releases/steps-back.ts';

const TREND = 12;
const PUBLICATIONS = 20;
/** A publication that was not heard of for so long was broken off, in milliseconds. */
const SILENCE = 120_000;
const NOTHING: Sizes = { entry: 0, page: 0, all: 0 };

/** What is live and what is under way, for the console and for `release status`. */
export async function readState(registry: Registry): Promise<OpsState> {
  const current = await registry.current();
  const now = clubDate().toISOString();
  const publications = await readPublications(registry.database);
  if (!current) return { now, composition: null, canary: null, parts: [], publications };
  const live = await registry.versionsOf(current.composition);
  const history = await registry.history();
  const steps = await stepsOf(registry);
  const names = Object.keys(live) as ReleasableName[];
  const partOf = (name: ReleasableName) =>
    readPart(registry, history, { name, version: live[name] as string, steps: steps.get(name) ?? [] });
  return {
    now,
    composition: {
      id: current.composition,
      ...since(history, ({ composition }) => composition === current.composition),
    },
    canary: await readCanary(registry, current, history),
    parts: await Promise.all(names.map(partOf)),
    publications,
  };
}

async function readCanary(
  registry: Registry,
  current: Activation,
  history: readonly Activation[],
): Promise<OpsState['canary']> {
  const guard = await readGuard(registry, current);
  if (!guard || current.canary === null) return null;
  const [live, canary] = await Promise.all([
    registry.versionsOf(current.composition),
    registry.versionsOf(current.canary),
  ]);
  return {
    composition: current.canary,
    percent: current.percent,
    ...since(history, (entry) => entry.canary === current.canary),
    changes: changesBetween(live, canary),
    guard,
  };
}

async function readPart(
  registry: Registry,
  history: readonly Activation[],
  { name, version, steps }: ReleaseRef & { steps: readonly string[] },
): Promise<OpsPart> {
  const entry = history.find(({ changes }) => changes.some((change) => change.name === name && change.to === version));
  const previous = await lastGoodOf(registry, name, steps);
  const before = entry && changeOf(entry, name)?.from;
  const trend = await readTrend(registry.database, name);
  const { sizes } = await registry.published(name, version);
  return {
    name,
    version,
    since: entry?.at ?? '',
    by: entry?.by ?? '',
    reason: entry?.reason ?? '',
    size: sizes ?? NOTHING,
    trend,
    health: {
      now: await healthOf(registry.database, { name, version }),
      before: before ? await healthOf(registry.database, { name, version: before }) : null,
    },
    previous,
  };
}

const changeOf = ({ changes }: Activation, name: ReleasableName): ReleaseChange | undefined =>
  changes.find((change) => change.name === name);

/** When what is so now began: the oldest entry of the log since which it has not been otherwise. */
function since(history: readonly Activation[], isSo: (entry: Activation) => boolean): { since: string; by: string } {
  const other = history.findIndex((entry) => !isSo(entry));
  const first = history[(other === -1 ? history.length : other) - 1];
  return { since: first?.at ?? '', by: first?.by ?? '' };
}

async function readTrend(database: ClubDatabase, name: ReleasableName): Promise<OpsPart['trend']> {
  const rows = await database
    .selectFrom('releases')
    .select(['version', 'published_at', 'sizes'])
    .where('name', '=', name)
    .where('sizes', 'is not', null)
    .orderBy('published_at', 'desc')
    .limit(TREND)
    .execute();
  return rows.toReversed().map(({ version, published_at, sizes }) => ({
    version,
    publishedAt: published_at,
    size: JSON.parse(sizes ?? '{}') as Sizes,
  }));
}

async function readPublications(database: ClubDatabase): Promise<OpsPublication[]> {
  const rows = await database
    .selectFrom('publications')
    .selectAll()
    .orderBy('started_at', 'desc')
    .limit(PUBLICATIONS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name as ReleasableName,
    version: row.version,
    by: row.by,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    state: row.state === 'running' && clubTime() - Date.parse(row.touched_at) > SILENCE ? 'broken-off' : row.state,
    checks: JSON.parse(row.checks) as OpsPublication['checks'],
    problems: JSON.parse(row.problems) as string[],
  }));
}
