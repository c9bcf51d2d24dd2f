import { Kysely, sql } from 'kysely';
import { migrate } from '../migrate.ts';
import type { NamedMigration } from '../migration.ts';
import { postgresDialect } from './dialect.ts';
import { explain, mayNotMakeTables } from './explain.ts';

/** Enough for what one process of a gateway does at once (docs/operating.md says how many that makes). */
const POOL = 10;

/**
 * Opens a PostgreSQL database and brings it to its newest shape.
 *
 * @throws DatabaseAway, DatabaseRefusal with what to do; an Error when a migration fails
 */
export async function openPostgres<Tables>(
  { databaseUrl, max = POOL }: { databaseUrl: string; max?: number | undefined },
  migrations: readonly NamedMigration[],
): Promise<Kysely<Tables>> {
  // By a connection of its own, without time limits: a new index over a million rows may take longer than any answer.
  const first = new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, { max: 1, limits: false }) });
  try {
    await migrate(first, migrations);
  } catch (error) {
    throw (await isForbidden(first)) ? mayNotMakeTables(databaseUrl, error) : explain(error, databaseUrl);
  } finally {
    await first.destroy();
  }
  return new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, { max, limits: true }) });
}

/** Whether it failed because this user may not make tables: what fails first says only that the rest was not done. */
async function isForbidden<Tables>(database: Kysely<Tables>): Promise<boolean> {
  const asked = sql<{ may: boolean | null }>`select has_schema_privilege(current_schema(), 'create') as may`;
  const { rows } = await asked.execute(database).catch(() => ({ rows: [{ may: true }] }));
  return rows[0]?.may !== true;
}
