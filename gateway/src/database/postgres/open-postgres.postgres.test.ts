import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { onServer, urlOf } from '../../testing/postgres-databases.ts';
import { freshStore } from '../../testing/store.ts';
import { DatabaseAway, DatabaseRefusal } from '../errors.ts';
import { openDatabase } from '../open-database.ts';
import { explain } from './explain.ts';

const SECRET = 'correct-horse';
const server = inject('postgres')?.server ?? '';
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'clandor-postgres-test-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** What opening it is refused with. */
async function refusal(databaseUrl: string): Promise<Error> {
  const error = await openDatabase({ dataDir, databaseUrl }).catch((thrown: unknown) => thrown);
  if (!(error instanceof Error)) throw new Error('it was opened');
  expect(error.message).not.toContain(SECRET);
  return error;
}
const as = (user: string, database: string) => {
  const url = new URL(urlOf(server, database));
  url.username = user;
  url.password = SECRET;
  return url.href;
};

it('several gateways that start at once bring an empty database up to date, one after the other', async () => {
  await onServer(server, 'create database clandor_at_once');
  const databaseUrl = urlOf(server, 'clandor_at_once');
  const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ dataDir, databaseUrl })));
  const [first] = opened;
  expect((await first?.introspection.getTables())?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['submissions', 'activations', 'outbox', 'rate_limits']),
  );
  for (const database of opened) await database.destroy();
  await onServer(server, 'drop database clandor_at_once');
});

it('what is counted, summed or kept as bytes comes as it does from the embedded database', async () => {
  const store = await freshStore();
  const database = await openDatabase({ dataDir, ...store.settings });
  const row = {
    id: '1',
    reference: 'CL-1',
    kind: 'enquiry',
    department: null,
    received_at: '',
    key: 'k',
    payload: new Uint8Array([0, 1, 255]),
    erased_at: null,
    erased_reason: null,
  } as const;
  await database.insertInto('submissions').values(row).execute();
  const [kept] = await database.selectFrom('submissions').selectAll().execute();
  expect({ ...kept, payload: [...(kept?.payload ?? [])] }).toEqual({ ...row, payload: [0, 1, 255] });
  const counted = await database
    .selectFrom('submissions')
    .select(({ fn, lit }) => [fn.countAll<number>().as('count'), fn.sum<number>(lit(2)).as('sum')])
    .executeTakeFirst();
  expect(counted).toEqual({ count: 1, sum: 2 });
  await database.destroy();
  await store.drop();
});

it('says that the server cannot be reached, where it was looked for, and never the password', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const address = closed.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await new Promise((resolve) => closed.close(resolve));
  const error = await refusal(`postgres://anna:${SECRET}@127.0.0.1:${port}/club`);
  expect(error).toBeInstanceOf(DatabaseAway);
  expect(error.message).toBe(
    `The database at 127.0.0.1:${port} (DATABASE_URL) cannot be reached: ECONNREFUSED. Is it running, and may this machine reach it?`,
  );
});

it('says which database is missing, and how to make it', async () => {
  const error = await refusal(as('clandor', 'nowhere'));
  expect(error).toBeInstanceOf(DatabaseRefusal);
  expect(error.message).toMatch(/has no database "nowhere"\. Make it: createdb --owner clandor nowhere$/);
});

it('says what a user lacks who may not make tables', async () => {
  await onServer(server, 'create database clandor_foreign');
  await onServer(server, 'create role visitor login');
  const error = await refusal(as('visitor', 'clandor_foreign'));
  expect(error).toBeInstanceOf(DatabaseRefusal);
  expect(error.message).toMatch(/does not let "visitor" make tables\. .* owner to "visitor"$/);
  await onServer(server, 'drop database clandor_foreign');
  await onServer(server, 'drop role visitor');
});

it('says that the server takes no TLS where it is asked for', async () => {
  const error = await refusal(`${as('clandor', 'postgres')}?sslmode=verify-full`);
  expect(error.message).toMatch(/SSL/);
});

it('says whose password is wrong, and whose certificate is not trusted', () => {
  const url = `postgres://anna:${SECRET}@db.example:6432/club`;
  const refused = Object.assign(new pg.DatabaseError('password authentication failed', 0, 'error'), { code: '28P01' });
  expect(explain(refused, url)).toMatchObject({
    name: 'DatabaseRefusal',
    message:
      'The database at db.example:6432 does not take the password of "anna". Check user and password in DATABASE_URL.',
  });
  const untrusted = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  expect(explain(untrusted, url)).toMatchObject({
    name: 'DatabaseRefusal',
    message: expect.stringContaining('DEPTH_ZERO_SELF_SIGNED_CERT. Check sslmode and sslrootcert'),
  });
});
