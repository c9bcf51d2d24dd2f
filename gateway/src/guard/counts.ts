import { type Counts, FAILURES, type Failure, type Health, type ReleaseRef } from '@clandor/contract';
import type { Logger } from 'pino';
import { clubDate, clubTime } from '../clock.ts';
import type { ClubDatabase } from '../database/open-database.ts';
import type { FailureCountsTable } from './tables.ts';

/** How often what was counted is stored, in milliseconds. */
const STORE_EVERY = 1_000;
/** Counts older than this say nothing about today; in days. */
const KEPT_DAYS = 30;
/** How often those are forgotten, in milliseconds. */
const FORGET_EVERY = 3_600_000;

type Kind = 'page' | Failure;
type Key = Omit<FailureCountsTable, 'count'>;

/** Where a count belongs: what was served when, and by which release. */
export interface Counted {
  seq: number;
  composition: string;
  release: ReleaseRef;
}

/** Pages that are sent again and again: counted by raising a number. */
export interface Tally {
  readonly of: readonly Counted[];
  count: number;
}

/** Counts pages and failures in memory and adds them to the database once a second, for all gateways together. */
export class PageCounts {
  readonly #database: ClubDatabase;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  #waiting = new Map<string, { key: Key; count: number }>();
  #raised: Tally[] = [];
  #storing: Promise<void> = Promise.resolve();
  #forgetAt = 0;

  constructor({ database, log }: { database: ClubDatabase; log: Logger }) {
    this.#database = database;
    this.#log = log;
    this.#timer = setInterval(() => void this.store(), STORE_EVERY);
  }

  add(kind: Kind, { seq, composition, release: { name, version } }: Counted, count = 1): void {
    const minute = clubDate().toISOString().slice(0, 16);
    const id = `${seq} ${composition} ${name} ${version} ${kind} ${minute}`;
    const known = this.#waiting.get(id);
    if (known) known.count += count;
    else this.#waiting.set(id, { key: { seq, composition, name, version, kind, minute }, count });
  }

  /** Makes a tally of pages, at none. */
  tally = (of: readonly Counted[]): Tally => ({ of, count: 0 });

  /** One more page of each. */
  raise(tally: Tally): void {
    if (tally.count === 0) this.#raised.push(tally);
    tally.count += 1;
  }

  /** Stores what was counted so far. What cannot be stored is counted on and tried again. */
  store(): Promise<void> {
    for (const tally of this.#raised) {
      for (const each of tally.of) this.add('page', each, tally.count);
      tally.count = 0;
    }
    this.#raised = [];
    const waiting = this.#waiting;
    if (waiting.size === 0) return this.#storing;
    this.#waiting = new Map();
    this.#storing = this.#storing
      .then(() => this.#write([...waiting].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)))
      .catch((error) => {
        for (const [id, { key, count }] of waiting) {
          const since = this.#waiting.get(id);
          this.#waiting.set(id, { key, count: count + (since?.count ?? 0) });
        }
        this.#log.warn({ err: error }, 'page counts could not be stored; they are kept and tried again');
      });
    return this.#storing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.store();
  }

  /** @param rows in one order for all gateways: two that raise the same counts wait, and never for each other */
  async #write(rows: { key: Key; count: number }[]): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      for (const { key, count } of rows) {
        await transaction
          .insertInto('failure_counts')
          .values({ ...key, count })
          .onConflict((conflict) =>
            conflict
              .columns(['seq', 'composition', 'name', 'version', 'kind', 'minute'])
              .doUpdateSet((expression) => ({ count: expression('failure_counts.count', '+', count) })),
          )
          .execute();
      }
      if (clubTime() < this.#forgetAt) return;
      this.#forgetAt = clubTime() + FORGET_EVERY;
      await transaction
        .deleteFrom('failure_counts')
        .where('minute', '<', new Date(clubTime() - KEPT_DAYS * 86_400_000).toISOString())
        .execute();
    });
  }
}

/** What was counted of a composition under one entry of the log. Pages are counted by their shell: once each. */
export async function countsOf(database: ClubDatabase, seq: number, composition: string): Promise<Counts> {
  const rows = await database
    .selectFrom('failure_counts')
    .select(['kind', (expression) => expression.fn.sum<number>('count').as('count')])
    .where('seq', '=', seq)
    .where('composition', '=', composition)
    .where((where) => where.or([where('kind', '!=', 'page'), where('name', '=', 'shell')]))
    .groupBy('kind')
    .execute();
  const pages = rows.find(({ kind }) => kind === 'page')?.count ?? 0;
  return { pages, failures: rows.reduce((sum, { count }) => sum + Number(count), 0) - pages };
}

/** How a release fared in the last hour in which it was served, before `until`. */
export async function healthOf(
  database: ClubDatabase,
  { name, version }: ReleaseRef,
  until: string = clubDate().toISOString(),
): Promise<Health> {
  const newest = await database
    .selectFrom('failure_counts')
    .select((expression) => expression.fn.max('minute').as('minute'))
    .where('name', '=', name)
    .where('version', '=', version)
    .where('minute', '<=', until)
    .executeTakeFirst();
  const end = newest?.minute ?? until.slice(0, 16);
  const begin = new Date(Date.parse(`${end}:00.000Z`) - 3_600_000).toISOString().slice(0, 16);
  const rows = await database
    .selectFrom('failure_counts')
    .select(['kind', (expression) => expression.fn.sum<number>('count').as('count')])
    .where('name', '=', name)
    .where('version', '=', version)
    .where('minute', '>', begin)
    .where('minute', '<=', end)
    .groupBy('kind')
    .execute();
  const count = (kind: Kind) => Number(rows.find((row) => row.kind === kind)?.count ?? 0);
  const byFailure = Object.fromEntries(FAILURES.map((failure) => [failure, count(failure)])) as Health['byFailure'];
  return {
    version,
    pages: count('page'),
    failures: Object.values(byFailure).reduce((sum, each) => sum + each, 0),
    byFailure,
  };
}
