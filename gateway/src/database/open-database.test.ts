import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sqliteDialect } from './dialect.ts';
import { migrate } from './migrate.ts';
import type { NamedMigration } from './migration.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clandor-database-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('makes a folder for the club’s own user alone, with the settings that keep what was acknowledged', async () => {
  const dataDir = join(folder, 'new', 'data');
  const database = await openDatabase({ dataDir });
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  const settings = await Promise.all(
    ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'].map((name) =>
      sql.raw<Record<string, unknown>>(`PRAGMA ${name}`).execute(database),
    ),
  );
  expect(settings.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))).toEqual(['wal', 2, 1, 10]);
  await database.destroy();
});

it('keeps what was stored, and opens again without migrating twice', async () => {
  const first = await openDatabase({ dataDir: folder });
  const row = {
    id: '1',
    reference: 'CL-1',
    kind: 'enquiry',
    department: null,
    received_at: '',
    key: 'k',
    payload: new Uint8Array([1, 2]),
    erased_at: null,
    erased_reason: null,
  } as const;
  await first.insertInto('submissions').values(row).execute();
  await first.destroy();
  const second = await openDatabase({ dataDir: folder });
  expect(await second.selectFrom('submissions').selectAll().execute()).toEqual([row]);
  await second.destroy();
});

it('may be opened by several processes at once', async () => {
  const module = join(import.meta.dirname, 'open-database.ts');
  const script = `import { openDatabase } from ${JSON.stringify(module)};
    const database = await openDatabase({ dataDir: ${JSON.stringify(folder)} });
    for (let n = 0; n < 10; n++) await database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('submissions').selectAll().execute();
      const id = process.pid + '-' + n;
      await transaction.insertInto('submissions')
        .values({ id, reference: id, kind: 'enquiry', department: null, received_at: '' }).execute();
    });
    await database.destroy();`;
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module-typescript', '-e', script]);
  await Promise.all([run(), run(), run()]);
  const database = await openDatabase({ dataDir: folder });
  expect(await database.selectFrom('submissions').select('id').execute()).toHaveLength(30);
  await database.destroy();
}, 30_000);

it('a migration that fails leaves nothing of itself or of those before it; a newer database is left as it is', async () => {
  const database = new Kysely<unknown>({ dialect: sqliteDialect(join(folder, 'x.sqlite')) });
  const good: NamedMigration = {
    name: '1-good',
    up: (db) => db.schema.createTable('good').addColumn('id', 'text').execute(),
    down: (db) => db.schema.dropTable('good').execute(),
  };
  const bad: NamedMigration = {
    name: '2-bad',
    up: async (db) => {
      await db.schema.createTable('half').addColumn('id', 'text').execute();
      await db.schema.createTable('good').addColumn('id', 'text').execute();
    },
    down: async () => {},
  };
  const tables = async () => (await database.introspection.getTables()).map(({ name }) => name);
  await expect(migrate(database, [good, bad])).rejects.toThrow('could not be migrated');
  expect(await tables()).toEqual([]);
  await migrate(database, [good]);
  expect(await tables()).toEqual(['good']);
  await expect(migrate(database, [])).rejects.toThrow(/newer version .*1-good.*docs\/deploying\.md/);
  expect(await tables()).toEqual(['good']);
  await expect(migrate(database, [good, good])).rejects.toThrow('same name');
  await database.destroy();
});
