import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from './locks.ts';

/** Five seconds in all, in milliseconds. */
const BETWEEN_TRIES = 50;
const MOST_TRIES = 100;

/**
 * What was overwritten or deleted is not left lying where the database keeps what it has replaced: SQLite's write-ahead
 * log, the dead rows of a PostgreSQL table. (PostgreSQL's own log and backups keep theirs: docs/operating.md.)
 */
export async function forgetOverwritten<Tables>(
  database: Kysely<Tables>,
  tables: readonly (keyof Tables & string)[],
): Promise<void> {
  if (!isPostgres(database)) return emptyTheLog(database);
  for (const table of tables) await sql`vacuum ${sql.table(table)}`.execute(database);
}

/** While another process reads or writes, it cannot be done; it is tried for some seconds. */
async function emptyTheLog<Tables>(database: Kysely<Tables>): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    if (rows[0]?.busy !== 1) return;
    await pause(BETWEEN_TRIES);
  }
}
