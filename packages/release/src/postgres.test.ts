import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PostgresServer, startPostgres } from '@clandor/testing/postgres/server';
import { afterAll, beforeAll, expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');
let server: PostgresServer;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'clandor-release-'));
  server = await startPostgres();
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

it('the release command works in the registry of the database that DATABASE_URL names', async () => {
  const env = { PATH: process.env.PATH, CLUB_DATA_DIR: dataDir, DATABASE_URL: server.url('postgres') };
  const told = async (...args: string[]): Promise<unknown> =>
    JSON.parse((await promisify(execFile)(process.execPath, [MAIN, ...args, '--json'], { env })).stdout);
  await told('token', 'create', 'pipeline', '--scope', 'mf-editorial');
  expect(await told('token', 'list')).toMatchObject([{ name: 'pipeline', scope: 'mf-editorial' }]);
  expect(await told('log')).toMatchObject([{ action: 'create-token', subject: 'pipeline' }]);
  expect(existsSync(join(dataDir, 'club.sqlite'))).toBe(false);
});
