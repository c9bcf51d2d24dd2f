import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@clandor/gateway/database';
import { storeSubmission } from '@clandor/gateway/submissions';
import { openVault } from '@clandor/gateway/vault';
import { type PostgresServer, startPostgres } from '@clandor/testing/postgres/server';
import { afterAll, beforeAll, expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');
let server: PostgresServer;
let folder: string;
let reference: string;

const desk = (database: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const DATABASE_URL = server.url(database).replace('@', ':correct-horse@');
    const env = { PATH: process.env.PATH, CLUB_DATA_DIR: folder, DATABASE_URL };
    execFile(process.execPath, [MAIN, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clandor-desk-'));
  server = await startPostgres();
  const databaseUrl = server.url('postgres');
  const database = await openDatabase({ dataDir: folder, databaseUrl });
  const submission = { kind: 'enquiry', department: 'press', payload: { message: 'A message' } } as const;
  const stored = await database
    .transaction()
    .execute((transaction) => storeSubmission(transaction, openVault(folder), submission, new Date()));
  reference = stored.receipt.reference;
  await database.destroy();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

it('the desk reads and erases in the database that DATABASE_URL names', async () => {
  const shown = await desk('postgres', 'show', reference, '--json');
  expect(JSON.parse(shown.stdout)).toMatchObject({ reference, payload: { message: 'A message' } });
  const erased = await desk('postgres', 'erase', reference, '--reason', 'asked for', '--yes', '--json');
  expect(JSON.parse(erased.stdout)).toMatchObject({ reference, keyDestroyed: true, payloadGone: true });
  const { stdout } = await desk('postgres', 'list', '--json');
  expect(JSON.parse(stdout)).toMatchObject([{ reference, state: 'erased', erasedReason: 'asked for' }]);
  expect(existsSync(join(folder, 'club.sqlite'))).toBe(false);
});

it('says what is wrong with the database in one line, without the password', async () => {
  const { code, stdout, stderr } = await desk('nowhere', 'list');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^The database at 127\.0\.0\.1:\d+ has no database "nowhere"\. Make it: .*\n$/);
  expect(stderr).not.toContain('correct-horse');
});
