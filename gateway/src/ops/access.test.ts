import type { OpsToken } from '@clandor/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startOps, type TestOps } from '../testing/start-ops.ts';

let ops: TestOps;
beforeAll(async () => {
  ops = await startOps();
});
afterAll(() => ops.close());

const orders = [
  ['POST', '/activations', { releases: [{ name: 'mf-contact', version: '1.0.0' }], reason: 'because' }],
  ['POST', '/rollbacks', { name: 'mf-contact', reason: 'because' }],
  ['POST', '/previews', { name: 'mf-contact', version: '1.0.0' }],
  ['PUT', '/releases/mf-contact/1.0.0/block', { reason: 'because' }],
  ['DELETE', '/releases/mf-contact/1.0.0/block', { reason: 'because' }],
  ['PUT', '/releases/mf-contact/1.0.0/support', { until: '2030-01-01', reason: 'because' }],
  ['POST', '/releases/mf-contact', undefined],
] as const;

describe('who may', () => {
  it('nobody without a token, and the answer says what to do', async () => {
    for (const [method, path, body] of [
      ...orders,
      ['GET', '/state', undefined],
      ['GET', '/tokens', undefined],
    ] as const) {
      const { status, json } = await ops.ask(null, method, path, body);
      expect([path, status]).toEqual([path, 401]);
      expect(json).toMatchObject({ message: expect.stringContaining('CLUB_TOKEN') });
    }
  });

  it('a part’s token looks at everything and changes that part alone', async () => {
    const token = await ops.token('mf-editorial');
    for (const path of ['/state', '/releases', '/log', '/activations']) {
      expect((await ops.ask(token, 'GET', path)).status, path).toBe(200);
    }
    for (const [method, path, body] of orders) {
      const { status, json } = await ops.ask(token, method, path, body);
      expect([path, status]).toEqual([path, 403]);
      expect(json).toMatchObject({ message: 'This token is for mf-editorial and may not change mf-contact.' });
    }
    expect((await ops.ask(token, 'GET', '/tokens')).status).toBe(403);
    const both = { releases: [{ name: 'mf-editorial' }, { name: 'mf-contact' }], reason: 'both' };
    expect((await ops.ask(token, 'POST', '/activations', both)).status).toBe(403);
  });

  it('a revoked token, one that is over and a changed one open nothing', async () => {
    const manager = await ops.token('manage');
    const made = (await ops.ask(manager, 'POST', '/tokens', { name: 'press', scope: 'mf-editorial', days: 1 }))
      .json as OpsToken & { token: string };
    expect((await ops.ask(made.token, 'GET', '/state')).status).toBe(200);
    expect((await ops.ask(`${made.token.slice(0, -1)}_`, 'GET', '/state')).status).toBe(401);
    const revoked = await ops.ask(manager, 'DELETE', `/tokens/${made.id}`, { reason: 'left the team' });
    expect(revoked.status).toBe(204);
    const { status, json } = await ops.ask(made.token, 'GET', '/state');
    expect([status, json]).toEqual([401, expect.objectContaining({ message: expect.stringContaining('revoked') })]);
    const again = await ops.ask(manager, 'DELETE', `/tokens/${made.id}`, { reason: 'left the team' });
    expect(again.status).toBe(409);

    const over = await ops.token('manage');
    const [, id] = over.split('_');
    await ops.gateway.database
      .updateTable('ops_tokens')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where('id', '=', id as string)
      .execute();
    expect((await ops.ask(over, 'GET', '/state')).status).toBe(401);
  });

  it('keeps a token’s hash only, and writes down who made and revoked which', async () => {
    const token = await ops.token('mf-apply');
    const secret = token.split('_').slice(2).join('_');
    const rows = await ops.gateway.database.selectFrom('ops_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    const events = (await ops.ask(token, 'GET', '/log?limit=500')).json as {
      action: string;
      subject: string;
      reason: string;
    }[];
    expect(events).toContainEqual(expect.objectContaining({ action: 'create-token', subject: 'mf-apply test' }));
    expect(events).toContainEqual(
      expect.objectContaining({ action: 'revoke-token', subject: 'press', reason: 'left the team' }),
    );
    expect(JSON.stringify(ops.gateway.logged)).not.toContain(secret);
  });

  it('nobody changes what the log says', async () => {
    const { database } = ops.gateway;
    for (const table of ['release_events', 'activations'] as const) {
      await expect(database.updateTable(table).set({ reason: 'x' }).execute()).rejects.toThrow('only ever added to');
      await expect(database.deleteFrom(table).execute()).rejects.toThrow('only ever added to');
    }
  });

  it('asks for a reason, and names every field that is wrong', async () => {
    const manager = await ops.token('manage');
    const { status, json } = await ops.ask(manager, 'POST', '/activations', { releases: [], percent: 0, reason: ' ' });
    expect(status).toBe(422);
    expect(json).toMatchObject({
      issues: [
        { field: 'releases' },
        { field: 'percent' },
        { field: 'reason', message: expect.stringContaining('say why') },
      ],
    });
    const made = await ops.ask(manager, 'POST', '/tokens', { name: 'x', scope: 'everything', days: 1 });
    expect([made.status, made.json]).toMatchObject([422, { message: expect.stringContaining('manage') }]);
  });
});

describe('the console', () => {
  const signIn = async (token: string, headers: Record<string, string> = {}) =>
    ops.gateway.ask('POST', '/ops/api/session', {
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ token }),
    });
  const cookieOf = (answer: Awaited<ReturnType<typeof signIn>>) => String(answer.headers['set-cookie']?.[0]);
  const withCookie = (cookie: string, method: string, path: string, headers: Record<string, string> = {}) =>
    ops.gateway.ask(method, path, { headers: { Cookie: cookie.split(';')[0] ?? '', ...headers } });

  it('opens by a token, for an hour, with a cookie that scripts cannot read, and closes again', async () => {
    const answer = await signIn(await ops.token('manage'));
    expect(answer.status).toBe(200);
    const cookie = cookieOf(answer);
    expect(cookie).toMatch(/^clandor-ops=[\w.-]+; Max-Age=3\d\d\d; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await withCookie(cookie, 'GET', '/ops/api/state')).status).toBe(200);
    const closed = await withCookie(cookie, 'DELETE', '/ops/api/session');
    expect([closed.status, String(closed.headers['set-cookie'])]).toEqual([204, expect.stringContaining('Max-Age=0')]);
    // A copy of the cookie is good for nothing either.
    expect((await withCookie(cookie, 'GET', '/ops/api/state')).status).toBe(401);
    const forged = cookie.replace(/\.\d{13}\./, `.${Date.now() + 1e9}.`);
    expect((await withCookie(forged, 'GET', '/ops/api/state')).status).toBe(401);
  });

  it('goes on while it is used, and asks for a token again after twelve hours', async () => {
    const token = await ops.token('manage');
    const start = Date.now();
    let cookie = cookieOf(await signIn(token));
    const clock = vi.spyOn(Date, 'now');
    const statusAfter = async (hours: number) => {
      clock.mockReturnValue(start + hours * 3_600_000);
      const answer = await withCookie(cookie, 'GET', '/ops/api/session');
      cookie = answer.headers['set-cookie']?.[0] ?? cookie;
      return answer.status;
    };
    for (let hours = 0.6; hours < 12; hours += 0.6) expect(await statusAfter(hours), `${hours} h`).toBe(200);
    expect(await statusAfter(12.01)).toBe(401);
    clock.mockRestore();
  });

  it('is another session after signing in again, and the one before is over', async () => {
    const token = await ops.token('manage');
    const first = cookieOf(await signIn(token));
    const second = cookieOf(await signIn(token, { Cookie: first.split(';')[0] ?? '' }));
    expect((await withCookie(first, 'GET', '/ops/api/state')).status).toBe(401);
    expect((await withCookie(second, 'GET', '/ops/api/state')).status).toBe(200);
  });

  it('ends with its token', async () => {
    const token = await ops.token('manage');
    const cookie = cookieOf(await signIn(token));
    await ops.gateway.database
      .updateTable('ops_tokens')
      .set({ revoked_at: new Date().toISOString() })
      .where('id', '=', token.split('_')[1] as string)
      .execute();
    expect((await withCookie(cookie, 'GET', '/ops/api/state')).status).toBe(401);
  });

  it('takes no orders from another site’s page', async () => {
    const cookie = cookieOf(await signIn(await ops.token('manage')));
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
    ]) {
      expect((await withCookie(cookie, 'POST', '/ops/api/rollbacks', headers)).status).toBe(403);
    }
  });

  it('asks an address with many wrong tokens to wait, in JSON', async () => {
    const other = await startOps();
    const wrong = { Authorization: `Bearer clt_${'0'.repeat(12)}_${'A'.repeat(43)}` };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      statuses.push((await other.gateway.ask('GET', '/ops/api/state', { headers: wrong })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    await other.close();
  });

  it('is for nobody’s index, and says what to do where it is not built', async () => {
    const answer = await ops.gateway.ask('GET', '/ops/parts/mf-editorial');
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect([200, 503]).toContain(answer.status);
    expect((await ops.gateway.ask('GET', '/ops/assets/nothing.js')).status).toBe(404);
    expect((await ops.gateway.ask('POST', '/ops')).status).toBe(405);
    const unknown = await ops.ask(await ops.token('manage'), 'GET', '/unknown');
    expect([unknown.status, unknown.json]).toMatchObject([404, { message: expect.any(String) }]);
  });
});
