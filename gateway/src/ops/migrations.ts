import type { NamedMigration } from '../database/migration.ts';

const tokens: NamedMigration = {
  name: '2026-11-21-ops-tokens',
  async up(db) {
    await db.schema
      .createTable('ops_tokens')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('revoked_at', 'text')
      .addColumn('last_used_at', 'text')
      .execute();
  },
  async down(db) {
    await db.schema.dropTable('ops_tokens').execute();
  },
};

const endedSessions: NamedMigration = {
  name: '2026-11-21-ops-ended-sessions',
  async up(db) {
    await db.schema
      .createTable('ops_ended_sessions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute();
  },
  async down(db) {
    await db.schema.dropTable('ops_ended_sessions').execute();
  },
};

export const opsMigrations: readonly NamedMigration[] = [tokens, endedSessions];
