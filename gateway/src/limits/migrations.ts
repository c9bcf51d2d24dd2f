import { sql } from 'kysely';
import { isPostgres } from '../database/locks.ts';
import type { NamedMigration } from '../database/migration.ts';

const rateLimits: NamedMigration = {
  name: '2026-11-21-rate-limits',
  async up(db) {
    if (!isPostgres(db)) return;
    // Unlogged: of use for minutes only, so in no log and no backup.
    await db.schema
      .createTable('rate_limits')
      .modifyFront(sql`unlogged`)
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('expire', 'bigint')
      .execute();
    await db.schema.createIndex('rate_limits_expire').on('rate_limits').column('expire').execute();
  },
  async down(db) {
    await db.schema.dropTable('rate_limits').ifExists().execute();
  },
};

export const limitMigrations: readonly NamedMigration[] = [rateLimits];
