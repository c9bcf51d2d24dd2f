import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPreview } from '../ops/previews.ts';
import { activate, rollback } from '../releases/index.ts';
import { PAGE } from '../testing/start-house.ts';
import { startOps, type TestOps } from '../testing/start-ops.ts';

const REFERENCE = join(import.meta.dirname, '../../../docs/deploy/nginx.conf');
const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

let ops: TestOps;
let nginx: ChildProcess;
let port: number;
let folder: string;
let isOpen = true;

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port: free } = server.address() as { port: number };
      server.close(() => resolve(free));
    });
  });

/** The reference as it stands, but for where it listens, keeps and asks. */
function configuration(gateway: number): string {
  const reference = readFileSync(REFERENCE, 'utf8');
  const moved = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['listen [::]:80;', ''],
    ['server 127.0.0.1:4000;', `server 127.0.0.1:${gateway};`],
    ['/var/cache/nginx/clandor', join(folder, 'cache')],
  ].reduce((text, [from = '', to = '']) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, reference);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  // As Debian's nginx.conf has it around conf.d.
  return [
    // As root it would hand its work to a user who may not read our folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr warn; worker_processes 1;`,
    `events {} http { access_log off; ${temporary.join(' ')}`,
    moved,
    '}',
  ].join('\n');
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: IncomingHttpHeaders & Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      request({ port, path, method, headers, agent: false }, async (response) => {
        const body = Buffer.concat(await Array.fromAsync<Buffer>(response)).toString('latin1');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      })
        .on('error', reject)
        .end();
    },
  );
const idOf = async (path: string, headers: Record<string, string> = BROWSER) =>
  (await ask(path, headers)).headers['x-request-id'];

// Debian's nginx is no part of the project: where it is not installed, this has nothing to run.
describe.skipIf(!hasNginx)('the reference nginx', { timeout: 30_000 }, () => {
  beforeAll(async () => {
    ops = await startOps({ TRUSTED_PROXIES: '1' });
    await vi.waitFor(() => expect(ops.gateway.options.site.ready()).toBe(true), { timeout: 10_000 });
    folder = mkdtempSync(join(tmpdir(), 'clandor-nginx-'));
    mkdirSync(join(folder, 'cache'));
    port = await freePort();
    writeFileSync(join(folder, 'nginx.conf'), configuration(ops.gateway.port));
    nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await vi.waitFor(async () => expect((await ask('/healthz')).status).toBe(200), { timeout: 10_000 });
  }, 40_000);
  afterAll(async () => {
    nginx.kill('SIGTERM');
    await new Promise((resolve) => nginx.once('exit', resolve));
    if (isOpen) await ops.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('gives a page from its cache, in the encoding that the browser takes', async () => {
    const first = await ask('/contact', BROWSER);
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
    // Said in other words, with a campaign behind it: the same answer of the gateway, within its second.
    await expect
      .poll(async () => (await idOf('/contact')) === (await idOf('/contact?utm=x', { 'accept-encoding': 'br' })))
      .toBe(true);
    for (const [accepts, encoding] of [
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', undefined],
      ['', undefined],
    ] as const) {
      expect((await ask('/contact', { 'accept-encoding': accepts })).headers['content-encoding']).toBe(encoding);
    }
    const known = { ...BROWSER, 'if-none-match': String(first.headers.etag) };
    expect((await ask('/contact', known)).status).toBe(304);
    expect((await ask('/nobody', BROWSER)).status).toBe(404);
    expect((await ask('/contact/', BROWSER)).headers.location).toBe('/contact');
    const file = await ask('/releases/mf-contact/1.0.0/web/remoteEntry.js', BROWSER);
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('names each request itself, on every kind of address, whatever a browser calls it', async () => {
    const own = { ...BROWSER, 'x-request-id': 'a-name-of-the-visitors' };
    for (const path of [
      '/contact?own',
      '/nobody',
      '/releases/mf-contact/1.0.0/none.js',
      '/api/uploads',
      '/ops',
      '/healthz',
    ]) {
      expect(await idOf(path, own), path).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  it('shows an activation within a second of the gateway’s own switch', async () => {
    const { registry, options } = ops.gateway;
    const token = await ops.token('manage');
    const { version } = (await ops.publish(token, 'mf-contact', ops.build('mf-contact', { text: 'NEW' }))).outcome();
    const current = () => options.site.served()?.entry.composition;
    const before = current();
    let asking = true;
    const answers: { at: number; remote: unknown }[] = [];
    const asker = (async () => {
      while (asking)
        answers.push({ remote: (await ask('/contact', BROWSER)).headers['x-remote'], at: performance.now() });
    })();
    await activate([{ name: 'mf-contact', version }], { registry, page: PAGE, by: 'test' });
    await vi.waitFor(() => expect(current()).not.toBe(before), { timeout: 10_000, interval: 10 });
    const switched = performance.now();
    await expect.poll(() => answers.at(-1)?.remote, { timeout: 10_000 }).toBe(`mf-contact@${version}`);
    asking = false;
    await asker;
    const late = answers.filter(({ remote, at }) => remote !== `mf-contact@${version}` && at > switched);
    // What the cache itself promises: an entry is good for one second, which nginx counts in whole ones.
    expect(Math.max(switched, ...late.map(({ at }) => at)) - switched).toBeLessThan(2_000);
    await rollback('mf-contact', undefined, { registry, page: PAGE, by: 'test' });
    await expect
      .poll(async () => (await ask('/contact', BROWSER)).headers['x-remote'], { timeout: 10_000 })
      .toBe('mf-contact@1.0.0');
  });

  it('never keeps a preview, and never gives one to anybody else', async () => {
    const { registry, services } = ops.gateway;
    const { url } = await createPreview(
      { registry, vault: services.vault, origin: PAGE.origin, by: 'test' },
      { name: 'mf-explore', version: '1.0.0' },
    );
    const preview = { ...BROWSER, cookie: `other=1; clandor-preview=${url.split('/').at(-1)}` };
    for (let round = 0; round < 3; round += 1) {
      const seen = await ask('/explore', preview);
      expect(seen.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
      const others = await ask('/explore', BROWSER);
      expect(others.headers['cache-control']).toBe('no-cache');
      expect(others.headers['x-robots-tag']).toBeUndefined();
      expect(await idOf('/explore', preview)).not.toBe(seen.headers['x-request-id']);
    }
  });

  it('keeps no page that is by cohort', async () => {
    const { registry } = ops.gateway;
    const token = await ops.token('manage');
    const { version } = (await ops.publish(token, 'mf-contact', ops.build('mf-contact', { text: 'SOME' }))).outcome();
    await activate([{ name: 'mf-contact', version }], { registry, page: PAGE, by: 'test', percent: 50 });
    await expect
      .poll(async () => (await ask('/contact', BROWSER)).headers['set-cookie'], { timeout: 10_000, interval: 50 })
      .toBeDefined();
    const cookies = new Set<string>();
    for (let visitor = 0; visitor < 5; visitor += 1) {
      const { headers } = await ask('/contact', BROWSER);
      expect(headers['cache-control']).toBe('private, no-cache');
      cookies.add(String(headers['set-cookie']));
    }
    expect(cookies.size).toBe(5);
  });

  it('goes on with what it has when the gateway is away', async () => {
    const { registry } = ops.gateway;
    await rollback('mf-contact', undefined, { registry, page: PAGE, by: 'test' });
    await expect
      .poll(async () => (await ask('/editorial', BROWSER)).headers['cache-control'], { timeout: 10_000 })
      .toBe('no-cache');
    const kept = await ask('/editorial', BROWSER);
    isOpen = false;
    await ops.close();
    const answer = await ask('/editorial', BROWSER);
    expect([answer.status, answer.body]).toEqual([200, kept.body]);
  });
});
