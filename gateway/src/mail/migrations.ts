import { sql } from 'kysely';
import type { NamedMigration } from '../database/migration.ts';

const outbox: NamedMigration = {
  // After the submissions that it refers to.
  name: '2026-11-21-submissions-outbox',
  async up(db) {
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('submission', 'text', (column) => column.notNull().references('submissions.id'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('next_try_at', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('last_error', 'text')
      .execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['sent_at', 'next_try_at']).execute();
    await db.schema.createIndex('outbox_submission').on('outbox').column('submission').execute();
  },
  async down(db) {
    await db.schema.dropTable('outbox').execute();
  },
};

/** Of the mails that wait only: those that went out are never looked through again. */
const waiting: NamedMigration = {
  name: '2026-11-22-outbox-waiting',
  up: (db) =>
    db.schema
      .createIndex('outbox_waiting')
      .on('outbox')
      .column('created_at')
      .where(sql.ref('sent_at'), 'is', null)
      .execute(),
  down: (db) => db.schema.dropIndex('outbox_waiting').execute(),
};

export const mailMigrations: readonly NamedMigration[] = [outbox, waiting];
