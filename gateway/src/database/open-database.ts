import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { deskMigrations } from '../desk/migrations.ts';
import type { DeskTables } from '../desk/tables.ts';
import { guardMigrations } from '../guard/migrations.ts';
import type { GuardTables } from '../guard/tables.ts';
import { limitMigrations } from '../limits/migrations.ts';
import { mailMigrations } from '../mail/migrations.ts';
import type { MailTables } from '../mail/tables.ts';
import { opsMigrations } from '../ops/migrations.ts';
import type { OpsTables } from '../ops/tables.ts';
import { recordMigrations } from '../records/migrations.ts';
import type { RecordsTables } from '../records/tables.ts';
import { registryMigrations } from '../releases/migrations.ts';
import type { RegistryTables } from '../releases/tables.ts';
import { openVault } from '../vault/index.ts';
import { sqliteDialect } from './dialect.ts';
import { forgetOverwritten } from './forget.ts';
import { migrate } from './migrate.ts';
import type { NamedMigration } from './migration.ts';
import type { DatabaseSettings } from './settings.ts';

/** Every table there is. A folder that keeps tables describes them in its own `tables.ts`. */
export interface Tables extends RecordsTables, MailTables, DeskTables, RegistryTables, GuardTables, OpsTables {}

/** The club's one database. Close it with `destroy()`. */
export type ClubDatabase = Kysely<Tables>;

const migrations = (dataDir: string): readonly NamedMigration[] => [
  ...recordMigrations(openVault(dataDir)),
  ...mailMigrations,
  ...deskMigrations,
  ...registryMigrations,
  ...guardMigrations,
  ...opsMigrations,
  ...limitMigrations,
];

/**
 * Opens the club's database in its newest shape: PostgreSQL where there is a DATABASE_URL, else the embedded one, whose
 * folder and file are made when there are none.
 *
 * @throws DatabaseAway when DATABASE_URL cannot be reached now, DatabaseRefusal when it refuses; whatever else when the
 *   folder cannot be written or a migration fails (nothing of it is then kept)
 */
export async function openDatabase({ dataDir, databaseUrl, databasePool }: DatabaseSettings): Promise<ClubDatabase> {
  // Only the club's own user may look in: visitors' private data and the keys to it lie here.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Whoever uses the embedded database does not wait for the other's driver to load.
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres/open-postgres.ts');
    return openPostgres<Tables>({ databaseUrl, max: databasePool }, migrations(dataDir));
  }
  const database = new Kysely<Tables>({ dialect: sqliteDialect(join(dataDir, 'club.sqlite')) });
  try {
    await migrate(database, migrations(dataDir));
    // What a migration sealed or removed does not stay in the write-ahead log.
    await forgetOverwritten(database, []);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
