import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jpeg } from '../testing/media-files.ts';
import { startBrowser } from '../testing/send-files.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { startHouse, type TestHouse } from '../testing/start-house.ts';
import { storedNames } from '../testing/stored-files.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';

let house: TestHouse;
let line: TcpProxy;
let gateway: TestGateway;
let other: pg.Client;
beforeAll(async () => {
  house = await startHouse({ live: false });
  const url = new URL(house.environment.DATABASE_URL ?? '');
  line = await startTcpProxy(Number(url.port));
  other = new pg.Client(url.href);
  await other.connect();
  url.port = String(line.port);
  gateway = await startGateway({ ...house.environment, DATABASE_URL: url.href });
});
afterAll(async () => {
  await gateway.close();
  await line.close();
  await other.end();
  await house.close();
});

it('a file whose record was kept, and the word of it lost, stays: a record without its file would be a lie', async () => {
  const rows = async () => (await other.query<{ id: string }>('select id from uploads')).rows.map(({ id }) => id);
  await other.query('begin; lock table uploads in exclusive mode');
  const sending = startBrowser(() => gateway).send([{ bytes: await jpeg() }]);
  const waits = 'select 1 from pg_locks where not granted';
  await expect.poll(async () => (await other.query(waits)).rowCount).toBe(1);
  line.fault({ kind: 'hang' });
  await other.query('commit');
  await expect.poll(async () => (await rows()).length).toBe(1);
  line.cutAll();
  line.fault({ kind: 'none' });
  expect((await sending).status).toBe(503);
  expect(await storedNames(gateway)).toEqual(await rows());
});

it('a file whose record the database refused is removed', async () => {
  await other.query('truncate uploads cascade');
  const before = await storedNames(gateway);
  await other.query('alter table uploads add constraint nothing check (bytes < 0)');
  expect((await startBrowser(() => gateway).send([{ bytes: await jpeg() }])).status).toBe(500);
  await other.query('alter table uploads drop constraint nothing');
  expect(await storedNames(gateway)).toEqual(before);
});
