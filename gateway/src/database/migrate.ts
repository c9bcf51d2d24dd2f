import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { NewerDatabase } from './errors.ts';
import { onlyOne } from './locks.ts';
import type { NamedMigration } from './migration.ts';

/** What Kysely says of a migration that was done and that we do not have. */
const UNKNOWN = /^corrupted migrations: previously executed migration (\S+) is missing$/;

/**
 * Brings the database to its newest shape, all steps or none.
 * One transaction that lets no other in from its beginning: gateways that start together do not both migrate.
 *
 * @throws NewerDatabase when it has had steps that are not known here; an Error when one of them fails
 */
export async function migrate<Tables>(database: Kysely<Tables>, migrations: readonly NamedMigration[]): Promise<void> {
  const byName = Object.fromEntries(migrations.map((migration) => [migration.name, migration]));
  if (Object.keys(byName).length !== migrations.length) throw new Error('Two migrations have the same name');
  await database.transaction().execute(async (transaction) => {
    await onlyOne(transaction, 'migrations');
    const migrator = new Migrator({
      db: transaction,
      provider: { getMigrations: async () => byName },
      // Folders write their steps apart from each other, so an older date may arrive later.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    const [, unknown] = UNKNOWN.exec(error instanceof Error ? error.message : '') ?? [];
    if (unknown) {
      throw new NewerDatabase(
        `A newer version of the gateway has used this database (its migration ${unknown} is not known here). Start that version, or go back as docs/deploying.md says.`,
      );
    }
    if (error) throw new Error('The database could not be migrated', { cause: error });
  });
}
