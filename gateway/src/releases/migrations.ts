import { dropAppendOnly, makeAppendOnly } from '../database/append-only.ts';
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

const safeReleases: NamedMigration = {
  name: '2026-11-21-safe-releases',
  async up(db) {
    const added = ['commit_id', 'sizes', 'blocked', 'supported_until', 'removed_at'];
    await db.schema
      .alterTable('releases')
      .addColumn('published_by', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    for (const name of added) await db.schema.alterTable('releases').addColumn(name, 'text').execute();
    await db.schema.alterTable('activations').addColumn('canary', 'text').execute();
    await db.schema
      .alterTable('activations')
      .addColumn('percent', 'integer', (column) => column.notNull().defaultTo(100))
      .execute();
    await db.schema.createIndex('activations_composition').on('activations').column('composition').execute();
    await db.schema.createIndex('activations_canary').on('activations').column('canary').execute();
    await db.schema
      .createTable('release_events')
      .addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement().notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('publications')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'text')
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('touched_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('checks', 'text', (column) => column.notNull())
      .addColumn('problems', 'text', (column) => column.notNull())
      .execute();
    for (const table of ['activations', 'release_events']) {
      await makeAppendOnly(db, table, 'the log of releases is only ever added to');
    }
  },
  async down(db) {
    await db.schema.dropTable('publications').execute();
    for (const table of ['activations', 'release_events']) await dropAppendOnly(db, table);
    await db.schema.dropTable('release_events').execute();
    await db.schema.dropIndex('activations_composition').execute();
    await db.schema.dropIndex('activations_canary').execute();
    for (const name of ['percent', 'canary']) await db.schema.alterTable('activations').dropColumn(name).execute();
    for (const name of ['removed_at', 'supported_until', 'blocked', 'sizes', 'commit_id', 'published_by']) {
      await db.schema.alterTable('releases').dropColumn(name).execute();
    }
  },
};

const checkedCompositions: NamedMigration = {
  name: '2026-11-21-checked-compositions',
  async up(db) {
    await db.schema.alterTable('compositions').addColumn('checked_for', 'text').execute();
  },
  async down(db) {
    await db.schema.alterTable('compositions').dropColumn('checked_for').execute();
  },
};

export const registryMigrations: readonly NamedMigration[] = [registry, safeReleases, checkedCompositions];
