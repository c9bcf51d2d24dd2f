import type { NamedMigration } from '../database/migration.ts';

const KEY = ['seq', 'composition', 'name', 'version', 'kind', 'minute'] as const;

const failureCounts: NamedMigration = {
  name: '2026-11-21-failure-counts',
  async up(db) {
    await db.schema
      .createTable('failure_counts')
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('composition', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('minute', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('failure_counts_primary', [...KEY])
      .execute();
    await db.schema
      .createIndex('failure_counts_release')
      .on('failure_counts')
      .columns(['name', 'version', 'minute'])
      .execute();
    await db.schema.createIndex('failure_counts_minute').on('failure_counts').column('minute').execute();
  },
  async down(db) {
    await db.schema.dropTable('failure_counts').execute();
  },
};

export const guardMigrations: readonly NamedMigration[] = [failureCounts];
