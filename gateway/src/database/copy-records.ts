import { type Kysely, sql, type Transaction } from 'kysely';
import type { ClubDatabase, Tables } from './open-database.ts';

/** All tables, those that others refer to first. Limits count anew. */
export const COPIED_TABLES = [
  'submissions',
  'submission_emails',
  'uploads',
  'submission_uploads',
  'idempotency_keys',
  'master_keys',
  'outbox',
  'desk_log',
  'releases',
  'compositions',
  'activations',
  'release_events',
  'publications',
  'failure_counts',
  'ops_tokens',
  'ops_ended_sessions',
] as const satisfies readonly (keyof Tables)[];

/** Those that count their rows by themselves. */
const COUNTING = ['desk_log', 'activations', 'release_events'] as const;

/** Rows that are written at once. */
const BATCH = 200;

/**
 * Copies everything from the embedded database into an empty PostgreSQL, in one transaction: all of it or nothing.
 *
 * @param progress told how many rows of a table there are, when they are copied
 * @throws Error when there is something in it already
 */
export function copyRecords(
  from: ClubDatabase,
  to: ClubDatabase,
  progress: (table: string, rows: number) => void = () => {},
): Promise<void> {
  return to.transaction().execute(async (transaction) => {
    for (const table of COPIED_TABLES) await refuseUnlessEmpty(transaction, table);
    for (const table of COPIED_TABLES) progress(table, await copyTable(from, transaction, table));
    for (const table of COUNTING) {
      await sql`select setval(pg_get_serial_sequence(${table}, 'seq'), coalesce(max(seq), 1), max(seq) is not null)
        from ${sql.table(table)}`.execute(transaction);
    }
  });
}

async function refuseUnlessEmpty(transaction: Transaction<Tables>, table: string): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(transaction);
  if (rows.length > 0)
    throw new Error(`There is something in the table ${table} already: copy into an empty database.`);
}

/** Page by page, by the row's own number, so that a million of them are never in memory. */
async function copyTable(from: Kysely<Tables>, to: Transaction<Tables>, table: string): Promise<number> {
  let copied = 0;
  let last = 0;
  for (;;) {
    const page = await sql<Record<string, unknown>>`select rowid as copied_row, * from ${sql.table(table)}
      where rowid > ${last} order by rowid limit ${BATCH}`.execute(from);
    if (page.rows.length === 0) return copied;
    const rows = page.rows.map(({ copied_row, ...row }) => {
      last = Number(copied_row);
      return Object.entries(row);
    });
    const columns = (rows[0] ?? []).map(([column]) => sql.ref(column));
    const values = rows.map((row) => sql`(${sql.join(row.map(([, value]) => value))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values ${sql.join(values)}`.execute(to);
    copied += rows.length;
  }
}
