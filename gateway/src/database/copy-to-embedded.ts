import { sql, type Transaction } from 'kysely';
import { COPIED_TABLES } from './copy-records.ts';
import type { ClubDatabase, Tables } from './open-database.ts';

/** Rows that are read and written at once. */
const BATCH = 200;

/**
 * Copies everything from PostgreSQL, as it is at one moment, into an embedded database that holds nothing yet. Gateways
 * may write on: a snapshot holds nobody up.
 */
export function copyToEmbedded(from: ClubDatabase, to: ClubDatabase): Promise<void> {
  return from
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((snapshot) =>
      to.transaction().execute(async (transaction) => {
        for (const table of COPIED_TABLES) await copyTable(snapshot, transaction, table);
      }),
    );
}

/** By a cursor, so that a million rows are never in memory. */
async function copyTable(from: Transaction<Tables>, to: Transaction<Tables>, table: string): Promise<void> {
  await sql`declare copied no scroll cursor for select * from ${sql.table(table)}`.execute(from);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(BATCH)} from copied`.execute(from);
    const [first] = rows;
    if (!first) break;
    const columns = Object.keys(first).map((column) => sql.ref(column));
    const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values ${sql.join(values)}`.execute(to);
  }
  await sql`close copied`.execute(from);
}
