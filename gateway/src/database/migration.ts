import type { Kysely } from 'kysely';

/**
 * One step of the database's shape. A folder that keeps tables lists its own in `migrations.ts`;
 * `database/open-database.ts` knows all lists. A step that has been released is never changed, only followed by another.
 */
export interface NamedMigration {
  /** Unique over all folders, with the date in front: `2026-11-20-submissions`. Steps run in the order of their names. */
  name: string;
  up(db: MigrationDatabase): Promise<void>;
  down(db: MigrationDatabase): Promise<void>;
}

/** Migrations know no tables' types: those describe the newest shape only. */
export type MigrationDatabase = Kysely<unknown>;
