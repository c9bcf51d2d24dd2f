import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sqliteDialect } from './dialect.ts';
import { DatabaseAway } from './errors.ts';
import { type ClubDatabase, openDatabase, type Tables } from './open-database.ts';

let folder: string;
let database: ClubDatabase;
let other: DatabaseSync;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clandor-sqlite-'));
  database = await openDatabase({ dataDir: folder });
  other = new DatabaseSync(join(folder, 'club.sqlite'));
});
afterEach(async () => {
  other.close();
  await database.destroy();
  await rm(folder, { recursive: true });
});

const keep = (id: string, by: Kysely<Tables> | Transaction<Tables> = database, payload?: Uint8Array) =>
  by
    .insertInto('submissions')
    .values({ id, reference: id, kind: 'enquiry', department: null, received_at: '', ...(payload ? { payload } : {}) })
    .execute();
const kept = async () =>
  (await database.selectFrom('submissions').select('id').orderBy('id').execute()).map(({ id }) => id);

it('while another process writes, this one goes on and reads, and what waits is done afterwards', async () => {
  other.exec('begin immediate');
  const waiting = [keep('1'), database.transaction().execute((transaction) => keep('2', transaction))];
  // Neither the process nor the connection is held up by the two that wait.
  for (let time = 0; time < 20; time += 1) {
    expect(await kept()).toEqual([]);
    await new Promise((resolve) => setImmediate(resolve));
  }
  other.exec('rollback');
  await Promise.all(waiting);
  expect(await kept()).toEqual(['1', '2']);
});

it('who waits too long is told that the database is away, each after its own time and not after the others', async () => {
  const file = join(folder, 'club.sqlite');
  const impatient = new Kysely<Tables>({ dialect: sqliteDialect(file, 300) });
  other.exec('begin immediate');
  // One after the other they would take longer than this test may.
  const waiting = Array.from({ length: 100 }, (_, n) => keep(String(n), impatient).catch((error: unknown) => error));
  for (const outcome of await Promise.all(waiting)) expect(outcome).toBeInstanceOf(DatabaseAway);
  other.exec('rollback');
  await keep('later', impatient);
  expect(await kept()).toEqual(['later']);
  await impatient.destroy();
}, 20_000);

it('a disk without room is a database that is away, and the next transaction is a new one', async () => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 2}`).execute(database);
  const large = database.transaction().execute(async (transaction) => {
    await keep('before', transaction);
    await keep('large', transaction, new Uint8Array(1_000_000));
  });
  await expect(large).rejects.toThrow(DatabaseAway);
  await database.transaction().execute((transaction) => keep('small', transaction));
  expect(await kept()).toEqual(['small']);
});

it('what is wrong with a statement is said as it is', async () => {
  await keep('1');
  await expect(keep('1')).rejects.toThrow(/UNIQUE constraint failed/);
});
