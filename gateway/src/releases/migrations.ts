import type { NamedMigration } from '../database/migration.ts';

const registry: NamedMigration = {
  name: '2026-11-20-registry',
  async up(db) {
    await db.schema
      .createTable('releases')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('build', 'text', (column) => column.notNull())
      .addColumn('published_at', 'text', (column) => column.notNull())
      .addColumn('manifest', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('releases_primary', ['name', 'version'])
      .addUniqueConstraint('releases_build', ['name', 'build'])
      .execute();
    await db.schema
      .createTable('compositions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('versions', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('activations')
      .addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement().notNull())
      .addColumn('composition', 'text', (column) => column.notNull().references('compositions.id'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('changes', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .execute();
  },
  async down(db) {
    await db.schema.dropTable('activations').execute();
    await db.schema.dropTable('compositions').execute();
    await db.schema.dropTable('releases').execute();
  },
};

export const registryMigrations: readonly NamedMigration[] = [registry];
