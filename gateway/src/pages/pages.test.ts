import { renameSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerErrors } from '../http/answer-errors.ts';
import { refuseBadRequests } from '../http/refuse-bad-requests.ts';
import { activate, FileMemory, releaseFiles, rollback } from '../releases/index.ts';
import { PAGE, startHouse, type TestHouse } from '../testing/start-house.ts';
import { openSite, pages, type Site } from './index.ts';

let house: TestHouse;
let site: Site;
let server: Server;
const log = pino({ level: 'silent' });

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Asks exactly as told: fetch would tidy paths and undo encodings. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
    })
      .on('error', reject)
      .end();
  });
const text = async (path: string) => (await ask(path)).body.toString();

/** Opens what is served from the house as it is now. */
async function serve(): Promise<void> {
  site = await openSite({ registry: house.registry, log, page: PAGE });
  const app = new Koa();
  app
    .use(answerErrors(log))
    .use(refuseBadRequests)
    .use(releaseFiles({ registry: house.registry, origin: PAGE.origin, memory: new FileMemory() }))
    .use(pages({ site, counter: { sent() {}, bare() {} }, previewOf: async () => undefined, origin: PAGE.origin }));
  server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, resolve));
}

beforeEach(async () => {
  house = await startHouse({ live: true });
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await site.close();
  await house.close();
});

describe('pages', () => {
  it('are answered from memory, with what made them', async () => {
    await serve();
    const { status, headers, body } = await ask('/editorial');
    expect(status).toBe(200);
    expect(body.toString()).toContain('mf-editorial@1.0.0 says mf-editorial at /editorial');
    expect(headers['x-remote']).toBe('mf-editorial@1.0.0');
    expect(headers['x-composition']).toMatch(/^[0-9a-f]{12}$/);
    expect(headers['cache-control']).toBe('no-cache');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe/);
  });

  it('come compressed as asked, with an ETag of their own, and 304 when known', async () => {
    await serve();
    const tags = new Set<unknown>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await ask('/contact', { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(headers.vary).toContain('Accept-Encoding');
      const known = { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) };
      expect(await ask('/contact', known)).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      tags.add(headers.etag);
    }
    expect(tags.size).toBe(3);
    const sent = async (accepts: string) => (await ask('/contact', { 'accept-encoding': accepts })).headers;
    // As Chrome and Firefox say it, and as nobody does.
    expect((await sent('gzip, deflate, br, zstd'))['content-encoding']).toBe('br');
    expect((await sent('br;q=0, gzip;q=0.1'))['content-encoding']).toBe('gzip');
    expect((await sent('br;q=0, gzip;q=0'))['content-encoding']).toBeUndefined();
    const head = await ask('/contact', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  it('have one address each', async () => {
    await serve();
    for (const [path, location] of [
      ['/contact/', '/contact'],
      ['//evil.example/', '/evil.example'],
      ['/contact//press/?a=1', '/contact/press?a=1'],
    ]) {
      expect(await ask(String(path))).toMatchObject({ status: 308, headers: { location } });
    }
  });

  it('share one 404 document for unknown paths, and render unlisted ones on demand', async () => {
    await serve();
    const [one, other] = [await ask('/nobody'), await ask('/nobody-else/secret-token')];
    expect([one.status, other.status]).toEqual([404, 404]);
    expect(one.body.equals(other.body)).toBe(true);
    expect(await text('/editorial/unlisted')).toContain('says mf-editorial at /editorial/unlisted');
    expect((await ask('/%E0%A4%A')).status).toBe(400);
  });

  it('cannot reach anything from the renderer', async () => {
    const version = await house.publish('mf-editorial', { behaviour: 'snoop' });
    await activate([{ name: 'mf-editorial', version }], { registry: house.registry, page: PAGE, by: 'test' });
    await serve();
    const said = await text('/editorial');
    for (const name of ['read', 'write', 'run', 'worker', 'connect', 'listen', 'send'])
      expect(said).toContain(`${name}: ERR_ACCESS_DENIED`);
    expect(said).toContain('secrets: none');
  });

  it('are made ready later when that fails at first', async () => {
    const files = house.registry.folderOf('mf-contact', '1.0.0');
    renameSync(files, `${files}-away`);
    await serve();
    expect(site.ready()).toBe(false);
    renameSync(`${files}-away`, files);
    await expect.poll(() => site.ready(), { timeout: 5_000 }).toBe(true);
    expect((await ask('/contact')).status).toBe(200);
  });

  it('are made ready on a machine so busy that nobody would wait for one of them', async () => {
    const version = await house.publish('mf-contact', { behaviour: 'slow' });
    await activate([{ name: 'mf-contact', version }], { registry: house.registry, page: PAGE, by: 'test' });
    await serve();
    const answer = await ask('/contact');
    expect([answer.status, answer.headers['x-remote']]).toEqual([200, `mf-contact@${version}`]);
  });

  it('are the bare shell for what a flood of invented addresses leaves no time for; the known ones are served', async () => {
    await serve();
    const flood = Array.from({ length: 300 }, (_, index) => site.current()?.get(`/editorial/invented-${index}`));
    expect(await site.current()?.get('/editorial')).toMatchObject({ bare: false });
    const bare = (await Promise.all(flood)).filter((each) => each?.bare);
    expect(bare).toHaveLength(100);
    expect(await text('/editorial/later')).toContain('at /editorial/later');
  });

  it('are 404 for any flood of addresses that begin like no page, and ask the renderer nothing', async () => {
    await serve();
    const flood = Array.from({ length: 300 }, (_, index) => site.current()?.get(`/invented-${index}`));
    const answers = await Promise.all(flood);
    expect(new Set(answers.map((each) => `${each?.page.status} ${each?.bare}`))).toEqual(new Set(['404 false']));
  });

  it('go on when the renderer dies: what is known is served, what is not is the bare shell until a new one is there', async () => {
    const version = await house.publish('mf-editorial', { behaviour: 'exit' });
    await activate([{ name: 'mf-editorial', version }], { registry: house.registry, page: PAGE, by: 'test' });
    await serve();
    const bare = await ask('/editorial/exit');
    expect([bare.status, bare.body.toString(), bare.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('bare shell'),
      'no-store',
    ]);
    expect(await text('/contact')).toContain('mf-contact@1.0.0');
    expect((await ask('/nobody')).status).toBe(404);
    await expect
      .poll(() => text('/editorial/again'), { timeout: 5_000 })
      .toContain('says mf-editorial at /editorial/again');
  });

  it('follow activations and rollbacks without an error or a mixed page', async () => {
    await serve();
    const version = await house.publish('mf-editorial', { text: 'NEW' });
    const seen: Answer[] = [];
    let asking = true;
    const asker = (async () => {
      while (asking) seen.push(await ask('/editorial'));
    })();
    const options = { registry: house.registry, page: PAGE, by: 'test' };
    await activate([{ name: 'mf-editorial', version }], options);
    await expect.poll(() => text('/editorial'), { timeout: 10_000, interval: 20 }).toContain('NEW');
    await rollback('mf-editorial', undefined, options);
    await expect.poll(() => text('/editorial'), { timeout: 10_000, interval: 20 }).not.toContain('NEW');
    asking = false;
    await asker;
    expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
    for (const { body, headers } of seen) {
      expect(body.toString()).toContain(`<title>${headers['x-composition']}</title>`);
      expect(body.includes('NEW')).toBe(headers['x-remote'] === 'mf-editorial@1.0.1');
    }
    // Longer than its two waits, for a machine that has other things to do.
  }, 30_000);
});

describe('release files', () => {
  it('are immutable, compressed, and only what browsers need', async () => {
    await serve();
    const { status, headers } = await ask('/releases/mf-contact/1.0.0/web/remoteEntry.js', {
      'accept-encoding': 'gzip, deflate, br, zstd',
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'x-release': 'mf-contact@1.0.0',
    });
    const again = { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) };
    expect((await ask('/releases/mf-contact/1.0.0/web/remoteEntry.js', again)).status).toBe(304);
    for (const hidden of [
      '/releases/mf-contact/1.0.0/server/remoteEntry.js',
      '/releases/mf-contact/1.0.0/web/../server/remoteEntry.js',
      '/releases/mf-contact/1.0.0/web/%2e%2e/server/remoteEntry.js',
      '/releases/../club.sqlite',
      '/releases/mf-contact/1.0.0/web/.hidden.js',
      '/releases/mf-contact/9.9.9/web/remoteEntry.js',
      '/releases/mf-contact/1.0.0/web/',
    ]) {
      expect((await ask(hidden)).status, hidden).toBe(404);
    }
    expect((await ask('/releases/mf-contact/1.0.0/web/remoteEntry.js', {}, 'POST')).status).toBe(405);
  });
});
