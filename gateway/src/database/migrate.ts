import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { NamedMigration } from './migration.ts';

/**
 * Brings the database to its newest shape, all steps or none.
 * One transaction that holds the write lock from its beginning: two processes that start together do not both migrate.
 */
export async function migrate<Tables>(database: Kysely<Tables>, migrations: readonly NamedMigration[]): Promise<void> {
  const byName = Object.fromEntries(migrations.map((migration) => [migration.name, migration]));
  if (Object.keys(byName).length !== migrations.length) throw new Error('Two migrations have the same name');
  await database.transaction().execute(async (transaction) => {
    const migrator = new Migrator({
      db: transaction,
      provider: { getMigrations: async () => byName },
      // Folders write their steps apart from each other, so an older date may arrive later.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw new Error('The database could not be migrated', { cause: error });
  });
}
