import { dropAppendOnly, makeAppendOnly } from '../database/append-only.ts';
import type { NamedMigration } from '../database/migration.ts';

const deskLog: NamedMigration = {
  name: '2026-11-21-desk-log',
  async up(db) {
    await db.schema
      .createTable('desk_log')
      .addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement().notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .execute();
    await makeAppendOnly(db, 'desk_log', 'the desk log is only ever added to');
  },
  async down(db) {
    await dropAppendOnly(db, 'desk_log');
    await db.schema.dropTable('desk_log').execute();
  },
};

export const deskMigrations: readonly NamedMigration[] = [deskLog];
