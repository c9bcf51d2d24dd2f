import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, startPostgres } from '@clandor/testing/postgres/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activate } from '../../releases/index.ts';
import { ENQUIRY, JSON_HEADERS } from '../../testing/enquiries.ts';
import { onServer } from '../../testing/postgres-databases.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';
import { PAGE, startHouse, type TestHouse } from '../../testing/start-house.ts';

const HOUR = 3_600_000;
const MAIN = join(import.meta.dirname, '../../main.ts');
const AWAY = 'Something went wrong on our side. Please try again in a moment.';

// A server of its own: the others' tests would not like what happens to it.
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

describe('while the database is away', { timeout: 120_000 }, () => {
  let house: TestHouse;
  let gateway: TestGateway;
  const enquire = (key: string) =>
    gateway.ask('POST', '/api/form-submit', {
      headers: { ...JSON_HEADERS, 'idempotency-key': key },
      body: JSON.stringify(ENQUIRY),
    });
  beforeAll(async () => {
    await onServer(server.url('postgres'), 'create database club');
    house = await startHouse({ live: true, environment: { DATABASE_URL: server.url('club') } });
    gateway = await startGateway(house.environment, { hear: (news) => ({ ...news, lookEvery: HOUR }) });
  });
  afterAll(async () => {
    await gateway.close();
    await house.close();
  });

  it('pages are served, forms are asked to come back, and all of it recovers by itself', async () => {
    expect((await enquire('before')).status).toBe(201);
    await server.kill();

    const refused = await enquire('while');
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(refused.text)).toEqual({ message: AWAY, issues: [] });
    const readiness = await gateway.ask('GET', '/readyz');
    expect([readiness.status, JSON.parse(readiness.text).reasons]).toEqual([503, ['the database does not answer']]);
    expect((await gateway.ask('GET', '/healthz')).status).toBe(200);
    expect((await gateway.ask('GET', '/contact')).status).toBe(200);

    await server.start();
    // The same request again, as browsers do.
    await expect.poll(async () => (await enquire('while')).status).toBe(201);
    expect(await gateway.database.selectFrom('submissions').select('id').execute()).toHaveLength(2);
    expect((await gateway.ask('GET', '/readyz')).status).toBe(200);
  });

  it('what told of activations is opened again, and tells', async () => {
    const version = await house.publish('mf-contact', { text: 'NEW' });
    await activate([{ name: 'mf-contact', version }], { registry: house.registry, page: PAGE, by: 'test' });
    await expect
      .poll(async () => (await gateway.ask('GET', '/contact')).headers['x-remote'])
      .toBe(`mf-contact@${version}`);
  });

  it('a connection that is cut under way is replaced, and the one that listens too', async () => {
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'clandor'`;
    await onServer(server.url('postgres'), cut);
    await expect.poll(async () => (await enquire('cut')).status).toBe(201);
    const version = await house.publish('mf-contact', { text: 'NEWER' });
    await activate([{ name: 'mf-contact', version }], { registry: house.registry, page: PAGE, by: 'test' });
    await expect
      .poll(async () => (await gateway.ask('GET', '/contact')).headers['x-remote'])
      .toBe(`mf-contact@${version}`);
  });
});

describe('a gateway that starts before its database', { timeout: 120_000 }, () => {
  let dataDir: string;
  let child: ChildProcess;
  let output = '';
  const start = (databaseUrl: string) => {
    output = '';
    child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env.PATH, CLUB_DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
  };
  const withPassword = (database: string) => server.url(database).replace('@', ':correct-horse@');
  const port = () => /http:\/\/localhost:(\d+)/.exec(output)?.[1];
  const status = async (path: string) => (await fetch(`http://localhost:${port()}${path}`)).status;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'clandor-away-'));
    await onServer(server.url('postgres'), 'create database late');
    await server.kill();
  });
  afterAll(async () => {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true });
  });

  it('says so without its password, answers 503, and opens when it is there', async () => {
    start(withPassword('late'));
    await expect.poll(port).toBeDefined();
    await expect
      .poll(() => output)
      .toContain(`The database at 127.0.0.1:${server.port} (DATABASE_URL) cannot be reached: ECONNREFUSED.`);
    expect(await Promise.all(['/', '/api/form-submit', '/readyz'].map(status))).toEqual([503, 503, 503]);
    expect(await status('/healthz')).toBe(200);
    await server.start();
    // It is open; there is no composition in this one.
    await expect
      .poll(async () => JSON.parse(await (await fetch(`http://localhost:${port()}/readyz`)).text()))
      .toMatchObject({ reasons: ['no composition is current'] });
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
    expect(output).not.toContain('correct-horse');
  });

  it('stops when it is told to while it waits', async () => {
    await server.kill();
    start(withPassword('late'));
    await expect.poll(port).toBeDefined();
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
    await server.start();
  });

  it('does not start with a setting that stays wrong, and says what to do', async () => {
    start(withPassword('nowhere'));
    expect((await once(child, 'exit'))[0]).toBe(1);
    expect(output).toMatch(/has no database "nowhere"\. Make it: createdb/);
    expect(output).not.toContain('correct-horse');
    expect(output).not.toContain('    at ');
  });
});
