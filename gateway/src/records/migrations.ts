import type { NamedMigration } from '../database/migration.ts';

const submissions: NamedMigration = {
  name: '2026-11-20-submissions',
  async up(db) {
    await db.schema
      .createTable('submissions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('department', 'text')
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('submissions_kind').on('submissions').columns(['kind', 'received_at']).execute();
    await db.schema
      .createTable('idempotency_keys')
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_primary', ['endpoint', 'key'])
      .execute();
    await db.schema.createIndex('idempotency_keys_created').on('idempotency_keys').column('created_at').execute();
  },
  async down(db) {
    await db.schema.dropTable('idempotency_keys').execute();
    await db.schema.dropTable('submissions').execute();
  },
};

export const recordMigrations: readonly NamedMigration[] = [submissions];
