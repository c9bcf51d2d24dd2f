import { type Kysely, sql } from 'kysely';
import { isPostgres } from './locks.ts';

/**
 * What was overwritten or deleted is not left lying where the database keeps what it has replaced: SQLite's write-ahead
 * log, the dead rows of a PostgreSQL table. (PostgreSQL's own log and backups keep theirs: docs/operating.md.)
 */
export async function forgetOverwritten<Tables>(
  database: Kysely<Tables>,
  tables: readonly (keyof Tables & string)[],
): Promise<void> {
  if (!isPostgres(database)) {
    await sql`pragma wal_checkpoint(truncate)`.execute(database);
    return;
  }
  for (const table of tables) await sql`vacuum ${sql.table(table)}`.execute(database);
}
