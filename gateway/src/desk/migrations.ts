import { sql } from 'kysely';
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
    for (const change of ['update', 'delete']) {
      await sql
        .raw(
          `create trigger desk_log_no_${change} before ${change} on desk_log begin select raise(abort, 'the desk log is only ever added to'); end`,
        )
        .execute(db);
    }
  },
  async down(db) {
    await db.schema.dropTable('desk_log').execute();
  },
};

export const deskMigrations: readonly NamedMigration[] = [deskLog];
