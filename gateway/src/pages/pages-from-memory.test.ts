import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { answerFromMemory } from '../http/answer-from-memory.ts';
import { requestIds } from '../http/request-id.ts';
import { previewCookie } from '../ops/index.ts';
import { createPreview } from '../ops/previews.ts';
import { activate, FileMemory } from '../releases/index.ts';
import { createClubServer, listen, stop } from '../server.ts';
import { PAGE } from '../testing/start-house.ts';
import { startOps, type TestOps } from '../testing/start-ops.ts';
import { PageCounter, pagesFromMemory } from './index.ts';

interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

interface Given {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('an answer from memory', () => {
  let ops: TestOps;
  /** One gateway with two doors: the whole stack alone, and with what answers before it. */
  let stack: Server;
  let both: Server;
  /** Whether each request at the second door was answered before the stack. */
  let fromMemory: boolean[];

  beforeAll(async () => {
    ops = await startOps();
    const { options } = ops.gateway;
    await vi.waitFor(() => expect(options.site.ready()).toBe(true), { timeout: 10_000 });
    const { site, counts, log } = options;
    const counter = new PageCounter(counts);
    const fileMemory = new FileMemory();
    const ofPages = pagesFromMemory({ site, counter, origin: PAGE.origin, previewCookie: previewCookie(PAGE.origin) });
    const before = answerFromMemory({ nameRequest: requestIds(false), log, memories: [ofPages, fileMemory.find] });
    const koa = createApp(options, { counter, fileMemory }).callback();
    fromMemory = [];
    stack = createClubServer((req, res) => void koa(req, res), PAGE.origin);
    both = createClubServer((req, res) => {
      const answered = before(req, res);
      fromMemory.push(answered);
      if (!answered) void koa(req, res);
    }, PAGE.origin);
    await Promise.all([listen(stack, 0), listen(both, 0)]);
  });
  afterAll(async () => {
    await Promise.all([stop(stack, 0), stop(both, 0)]);
    await ops.close();
  });

  const portOf = (server: Server) => (server.address() as { port: number }).port;
  const ask = (server: Server, path: string, { method = 'GET', headers = {} }: Asked = {}) =>
    new Promise<Given>((resolve, reject) => {
      request({ port: portOf(server), path, method, headers, agent: false }, async (response) => {
        const chunks = await Array.fromAsync<Buffer>(response);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      })
        .on('error', reject)
        .end();
    });

  /** What each answer has of its own is compared by its form. */
  const formOf = ({
    status,
    headers,
    body,
  }: Given): { status: number; body: string; headers: Record<string, unknown> } => ({
    status,
    body: body.toString('base64'),
    headers: {
      ...headers,
      date: typeof headers.date,
      'x-request-id': String(headers['x-request-id']).replace(/[0-9a-f]/g, '0'),
      'set-cookie': headers['set-cookie']?.map((each) => each.replace(/=[0-9a-f]{16};/, '=…;')),
    },
  });

  /** Asks both doors the same; the second one twice, as it learns from the first answer. */
  async function same(path: string, asked: Asked, remembered: boolean): Promise<ReturnType<typeof formOf>> {
    const expected = formOf(await ask(stack, path, asked));
    await ask(both, path, asked);
    const answer = formOf(await ask(both, path, asked));
    expect(answer).toEqual(expected);
    expect(fromMemory.at(-1), `${path} from memory`).toBe(remembered);
    return answer;
  }

  it('is what the whole stack sends, header by header, in every encoding and by HEAD', async () => {
    for (const path of ['/', '/contact', '/editorial?utm=letter', '/editorial/unlisted']) {
      for (const accepts of ['gzip, deflate, br, zstd', 'gzip', 'br;q=0, gzip;q=0.1', 'identity', '']) {
        for (const method of ['GET', 'HEAD']) {
          const { status, headers } = await same(path, { method, headers: { 'accept-encoding': accepts } }, true);
          expect(status).toBe(200);
          expect(headers).toMatchObject({
            'cache-control': 'no-cache',
            'x-frame-options': 'DENY',
            vary: 'Accept-Encoding',
          });
        }
      }
    }
    expect((await same('/contact', {}, true)).headers['content-encoding']).toBeUndefined();
  });

  it('is a 304 for who has it, and only then', async () => {
    const { headers } = await same('/contact', { headers: BROWSER }, true);
    const etag = String(headers.etag);
    const known = async (more: Record<string, string>, remembered = true) =>
      (await same('/contact', { headers: { ...BROWSER, ...more } }, remembered)).status;
    expect(await known({ 'if-none-match': etag })).toBe(304);
    expect(await known({ 'if-none-match': etag, 'cache-control': 'max-age=0' })).toBe(304);
    expect(await known({ 'if-none-match': '"another"' })).toBe(200);
    // What is out of the ordinary is for the stack.
    expect(await known({ 'if-none-match': `W/${etag}, "another"` }, false)).toBe(304);
    expect(await known({ 'if-none-match': '*' }, false)).toBe(304);
    expect(await known({ 'if-none-match': etag, 'cache-control': 'no-cache' }, false)).toBe(200);
    expect(await known({ 'if-none-match': etag, 'if-modified-since': new Date().toUTCString() }, false)).toBe(200);
  });

  it('is no other matter than a release’s file', async () => {
    const path = '/releases/mf-contact/1.0.0/web/remoteEntry.js';
    for (const accepts of ['gzip, deflate, br, zstd', 'gzip', 'identity']) {
      for (const method of ['GET', 'HEAD']) {
        const { headers } = await same(path, { method, headers: { 'accept-encoding': accepts } }, true);
        expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
        const known = { 'accept-encoding': accepts, 'if-none-match': String(headers.etag) };
        expect((await same(path, { method, headers: known }, true)).status).toBe(304);
      }
    }
    expect((await same('/releases/mf-contact/1.0.0/server/remoteEntry.js', { headers: BROWSER }, false)).status).toBe(
      404,
    );
  });

  it('is left to the stack where there is anything else to it', async () => {
    for (const [path, asked, status] of [
      ['/nobody', { headers: BROWSER }, 404],
      ['/contact/', { headers: BROWSER }, 308],
      ['/healthz', {}, 200],
      ['/sitemap.xml', {}, 200],
      ['/contact', { method: 'POST' }, 405],
      ['/contact', { headers: { ...BROWSER, 'content-length': '0' } }, 200],
      [`/contact?${'a'.repeat(4_100)}`, { headers: BROWSER }, 414],
    ] as [string, Asked, number][]) {
      expect((await same(path, asked, false)).status).toBe(status);
    }
    const twoHosts = await new Promise<string>((resolve, reject) => {
      const socket = connect({ port: portOf(both) }, () =>
        socket.write('GET /contact HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'),
      );
      let text = '';
      socket.setEncoding('latin1').on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => resolve(text)).on('error', reject);
    });
    expect(twoHosts).toMatch(/^HTTP\/1.1 400 /);
  });

  it('is counted and logged as by the stack', async () => {
    const { database, logged, counts } = ops.gateway;
    const sum = async () => {
      await counts.store();
      const rows = await database
        .selectFrom('failure_counts')
        .select(['name', 'count'])
        .where('kind', '=', 'page')
        .execute();
      const of = (wanted: string) =>
        rows.filter(({ name }) => name === wanted).reduce((all, { count }) => all + count, 0);
      return { shell: of('shell'), contact: of('mf-contact') };
    };
    const before = await sum();
    for (const server of [stack, both, both]) await ask(server, '/contact', { headers: BROWSER });
    await ask(both, '/contact', { method: 'HEAD', headers: BROWSER });
    expect(fromMemory.slice(-3)).toEqual([true, true, true]);
    const after = await sum();
    expect(after.shell - before.shell).toBe(3);
    expect(after.contact - before.contact).toBe(3);
    const { headers } = await ask(both, '/contact?secret', { headers: BROWSER });
    const id = headers['x-request-id'];
    await expect.poll(() => logged.find((line) => line.id === id)).toBeDefined();
    const line = logged.find((each) => each.id === id);
    expect(line).toMatchObject({
      method: 'GET',
      path: '/contact',
      status: 200,
      msg: 'request',
      ms: expect.any(Number),
    });
    expect(Object.keys(line ?? {})).not.toContain('broken');
  });

  it('is never a preview', async () => {
    const { registry, services } = ops.gateway;
    const { url } = await createPreview(
      { registry, vault: services.vault, origin: PAGE.origin, by: 'test' },
      { name: 'mf-contact', version: '1.0.0' },
    );
    const cookie = `${previewCookie(PAGE.origin)}=${url.split('/').at(-1)}`;
    const { headers } = await same('/contact', { headers: { ...BROWSER, cookie } }, false);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    // And leaves nothing for others.
    expect((await same('/contact', { headers: BROWSER }, true)).headers['cache-control']).toBe('no-cache');
  });

  it('is by its visitor’s cohort while there is a canary, with the same cookie', async () => {
    const { registry } = ops.gateway;
    const build = ops.build('mf-contact', { text: 'new' });
    const token = await ops.token('manage');
    const { version } = (await ops.publish(token, 'mf-contact', build)).outcome();
    await activate([{ name: 'mf-contact', version }], { registry, page: PAGE, by: 'test', percent: 50 });
    await expect
      .poll(async () => (await ask(both, '/contact')).headers['set-cookie'], { timeout: 10_000, interval: 20 })
      .toBeDefined();
    const remotes = new Set<unknown>();
    for (let visitor = 0; visitor < 12; visitor += 1) {
      const cookie = `other=1; clandor-cohort=${visitor.toString(16).padStart(16, '0')}`;
      const { headers } = await same('/contact', { headers: { ...BROWSER, cookie } }, true);
      expect(headers).toMatchObject({ 'cache-control': 'private, no-cache' });
      expect(headers['set-cookie']).toBeUndefined();
      remotes.add(headers['x-remote']);
    }
    expect(remotes.size).toBe(2);
    const { headers } = await ask(both, '/contact', { headers: BROWSER });
    expect(formOf({ status: 200, headers, body: Buffer.alloc(0) }).headers['set-cookie']).toEqual([
      'clandor-cohort=…; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax',
    ]);
  });
});
