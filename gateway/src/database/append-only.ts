import { sql } from 'kysely';
import { isPostgres } from './locks.ts';
import type { MigrationDatabase } from './migration.ts';

const CHANGES = ['update', 'delete'] as const;

/**
 * Makes a table that rows are only ever added to: the database itself refuses to change or remove one.
 * @param message what it says then; without quotes
 */
export async function makeAppendOnly(db: MigrationDatabase, table: string, message: string): Promise<void> {
  if (isPostgres(db)) {
    await sql
      .raw(
        `create function ${table}_only_added() returns trigger language plpgsql as
         $$ begin raise exception '${message}'; end $$`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger ${table}_no_change before update or delete or truncate on ${table}
         for each statement execute function ${table}_only_added()`,
      )
      .execute(db);
    return;
  }
  for (const change of CHANGES) {
    await sql
      .raw(
        `create trigger ${table}_no_${change} before ${change} on ${table} begin select raise(abort, '${message}'); end`,
      )
      .execute(db);
  }
}

/** Lifts that again. */
export async function dropAppendOnly(db: MigrationDatabase, table: string): Promise<void> {
  if (isPostgres(db)) {
    await sql.raw(`drop function ${table}_only_added() cascade`).execute(db);
    return;
  }
  for (const change of CHANGES) await sql.raw(`drop trigger ${table}_no_${change}`).execute(db);
}
