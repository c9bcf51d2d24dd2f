import { setTimeout as pause } from 'node:timers/promises';
import type { OpsState } from '@clandor/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOf } from '../pages/cohort.ts';
import { startOps, type TestOps } from '../testing/start-ops.ts';

let ops: TestOps;
let manager: string;
beforeEach(async () => {
  ops = await startOps({ CLUB_RATE_LIMITS: 'off' });
  manager = await ops.token('manage');
  await served('mf-contact@1.0.0');
});
afterEach(() => ops.close());

const page = (path: string, cookie?: string) =>
  ops.gateway.ask('GET', path, { headers: cookie ? { Cookie: cookie } : {} });
/** Waits until the contact page is made by a release, for whoever has this cookie. */
const served = (release: string, cookie?: string) =>
  expect
    .poll(async () => (await page('/contact', cookie)).headers['x-remote'], { timeout: 10_000, interval: 20 })
    .toBe(release);
const publish = async (text: string): Promise<string> =>
  (await ops.publish(manager, 'mf-contact', ops.build('mf-contact', { text }))).outcome().version;
const activate = (version: string, percent?: number) =>
  ops.order(manager, '/activations', { releases: [{ name: 'mf-contact', version }], percent, reason: 'a new form' });
const rollback = (body: object = {}) =>
  ops.order(manager, '/rollbacks', { name: 'mf-contact', reason: 'wrong', ...body });
const state = async () => (await ops.ask(manager, 'GET', '/state')).json as OpsState;
const cohort = (value: number) => `clandor-cohort=${value.toString(16).padStart(16, '0')}`;

/** Waits until a canary is served, and gives its composition. */
async function canaryServed(): Promise<string> {
  const { canary } = await state();
  if (!canary) throw new Error('there is no canary');
  await expect
    .poll(async () => (await page('/contact')).headers['set-cookie'], { timeout: 10_000, interval: 20 })
    .toBeDefined();
  return canary.composition;
}

describe('a gradual activation', { timeout: 120_000 }, () => {
  it('gives a share of the visitors the new composition, each always the same, and completes', async () => {
    const version = await publish('new');
    const gradual = await activate(version, 25);
    expect(gradual.outcome()).toMatchObject({ percent: 25, changes: [{ from: '1.0.0', to: version }] });
    const composition = await canaryServed();
    const first = await page('/contact');
    expect(String(first.headers['set-cookie'])).toMatch(
      /^clandor-cohort=[0-9a-f]{16}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    expect(first.headers['cache-control']).toBe('private, no-cache');
    let many = 0;
    for (let visitor = 0; visitor < 400; visitor += 1) {
      const value = visitor.toString(16).padStart(16, '0');
      const { headers, text } = await page('/contact', `clandor-cohort=${value}`);
      const isNew = placeOf(value, composition) < 25;
      expect(headers['x-remote']).toBe(isNew ? `mf-contact@${version}` : 'mf-contact@1.0.0');
      // No page of two compositions, whoever asks.
      expect(text).toContain(`<title>${headers['x-composition']}</title>`);
      expect(headers['set-cookie']).toBeUndefined();
      if (isNew) many += 1;
    }
    expect(many).toBeGreaterThan(70);
    expect(many).toBeLessThan(130);

    await activate(version, 60);
    await expect.poll(async () => (await state()).canary?.percent).toBe(60);
    const completed = await activate(version, 100);
    expect(completed.outcome()).toMatchObject({ percent: 100, pages: 0 });
    await expect
      .poll(async () => (await page('/contact')).headers['cache-control'], { timeout: 10_000, interval: 20 })
      .toBe('no-cache');
    const after = await page('/contact');
    expect([after.headers['set-cookie'], after.headers['x-remote']]).toEqual([undefined, `mf-contact@${version}`]);
    expect((await state()).canary).toBeNull();
  });

  it('is taken back from whoever has it, at once and without rendering', async () => {
    const version = await publish('new');
    await activate(version, 50);
    await canaryServed();
    const back = await rollback();
    expect(back.outcome()).toMatchObject({ pages: 0, changes: [{ from: version, to: '1.0.0' }] });
    await expect.poll(async () => (await page('/contact')).headers['cache-control']).toBe('no-cache');
    expect((await page('/contact')).headers['x-remote']).toBe('mf-contact@1.0.0');
  });

  it('goes on beside other teams’ activations, and one at a time', async () => {
    const version = await publish('new');
    await activate(version, 50);
    const other = (await ops.publish(manager, 'mf-explore', ops.build('mf-explore', { text: 'other' }))).outcome();
    const gradual = { releases: [other], percent: 10, reason: 'too' };
    expect((await ops.order(manager, '/activations', gradual)).last).toMatchObject({
      type: 'refused',
      message: expect.stringMatching(
        /gradual activation of mf-contact is under way \(50 % of visitors\)\. Complete it/,
      ),
    });
    await ops.order(manager, '/activations', { releases: [other], reason: 'for all' });
    const { canary, parts } = await state();
    expect(canary).toMatchObject({ percent: 50, changes: [{ name: 'mf-contact', from: '1.0.0', to: version }] });
    expect(parts.find(({ name }) => name === 'mf-explore')?.version).toBe(other.version);
    // The other team's rollback ends it, and says so.
    await ops.order(manager, '/rollbacks', { name: 'mf-explore', reason: 'wrong' });
    expect((await state()).canary).toBeNull();
    const [event] = (await ops.ask(manager, 'GET', '/log?limit=1')).json as { details: string[] }[];
    expect(event?.details).toContain('ends the gradual activation of mf-contact');
  });

  it('that fails clearly more is taken back by the guard within seconds of traffic, from beacons alone', async () => {
    const version = await publish('sick');
    await activate(version, 50);
    const composition = await canaryServed();
    const began = performance.now();
    let visitor = 0;
    while ((await state()).canary) {
      for (let count = 0; count < 20; count += 1) {
        visitor += 1;
        const { headers } = await page('/contact', cohort(visitor));
        if (headers['x-composition'] !== composition) continue;
        const report = { composition, name: 'mf-contact', version, failure: 'load' };
        const told = await ops.gateway.ask('POST', '/api/failure-reports', {
          headers: { 'Content-Type': 'text/plain;charset=UTF-8', 'Sec-Fetch-Site': 'same-origin' },
          body: JSON.stringify(report),
        });
        expect(told.status).toBe(204);
      }
      await pause(50);
    }
    console.log(
      `taken back by the guard after ${visitor} pages, ${Math.round(performance.now() - began)} ms of traffic`,
    );
    await expect.poll(async () => (await page('/contact', cohort(1))).headers['cache-control']).toBe('no-cache');
    const [release] = (await ops.ask(manager, 'GET', '/releases?name=mf-contact')).json as unknown[];
    expect(release).toMatchObject({
      version,
      state: 'blocked',
      blocked: { by: 'guard', reason: expect.stringContaining('fails clearly more') },
    });
    expect((await activate(version)).last).toMatchObject({
      type: 'refused',
      message: expect.stringContaining('release unblock'),
    });
    expect(
      (await ops.ask(manager, 'DELETE', `/releases/mf-contact/${version}/block`, { reason: 'the CDN was at fault' }))
        .status,
    ).toBe(204);
    expect((await activate(version)).last).toMatchObject({ type: 'done' });
  });
});

describe('reports of failures', { timeout: 120_000 }, () => {
  const report = (body: unknown, headers: Record<string, string> = {}) =>
    ops.gateway.ask('POST', '/api/failure-reports', {
      headers: { 'Content-Type': 'text/plain;charset=UTF-8', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const failures = async () => {
    await ops.gateway.counts.store();
    const { parts } = await state();
    return parts.find(({ name }) => name === 'mf-contact')?.health.now.failures;
  };

  it('count what is served, and nothing else', async () => {
    const { composition } = await state();
    const good = { composition: composition?.id, name: 'mf-contact', version: '1.0.0', failure: 'render' };
    expect((await report(good)).status).toBe(204);
    for (const other of [
      { ...good, version: '9.9.9' },
      { ...good, composition: '0123456789ab' },
      { ...good, name: 'mf-nobody' },
    ]) {
      expect((await report(other)).status).toBe(204);
    }
    for (const wrong of ['', 'x', '[]', { ...good, failure: 'boredom' }, { ...good, name: '../etc' }]) {
      expect((await report(wrong)).status).toBe(400);
    }
    expect((await report('x'.repeat(5_000))).status).toBe(413);
    expect((await report(good, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(await failures()).toBe(1);
  });

  it('count one address a few times only, where limits are on', async () => {
    const limited = await startOps();
    await expect.poll(async () => (await limited.gateway.ask('GET', '/readyz')).status, { timeout: 10_000 }).toBe(200);
    const { id } = (((await limited.ask(await limited.token('manage'), 'GET', '/state')).json as OpsState)
      .composition ?? {}) as { id: string };
    for (let count = 0; count < 10; count += 1) {
      await limited.gateway.ask('POST', '/api/failure-reports', {
        headers: { 'Content-Type': 'text/plain' },
        body: JSON.stringify({ composition: id, name: 'mf-contact', version: '1.0.0', failure: 'uncaught' }),
      });
    }
    await limited.gateway.counts.store();
    const rows = await limited.gateway.database
      .selectFrom('failure_counts')
      .select('count')
      .where('kind', '=', 'uncaught')
      .execute();
    expect(rows).toEqual([{ count: 2 }]);
    await limited.close();
  });
});

describe('a preview', { timeout: 120_000 }, () => {
  it('shows one browser the site with that release in it, marked, never cached or indexed, until it leaves', async () => {
    const version = await publish('to be looked at');
    const order = { name: 'mf-contact', version, hours: 2 };
    const { url, expires } = (await ops.ask(manager, 'POST', '/previews', order)).json as {
      url: string;
      expires: string;
    };
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(7_100_000);
    const link = new URL(url);
    expect(link.origin).toBe('http://club.test');
    const entered = await ops.gateway.ask('GET', link.pathname);
    expect([entered.status, entered.headers.location]).toEqual([303, '/contact']);
    const cookie = String(entered.headers['set-cookie']).split(';')[0] as string;
    expect(String(entered.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax$/);
    const seen = await page('/contact', cookie);
    expect(seen.text).toContain('to be looked at');
    expect(seen.headers).toMatchObject({
      'x-remote': `mf-contact@${version}`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect((await page('/contact')).headers['x-remote']).toBe('mf-contact@1.0.0');
    const left = await ops.gateway.ask('GET', '/ops/preview/leave', { headers: { Cookie: cookie } });
    expect([left.status, left.headers.location, String(left.headers['set-cookie'])]).toEqual([
      303,
      '/',
      expect.stringContaining('Max-Age=0'),
    ]);
  });

  it('is nothing under a link that is over, changed or ours no more', async () => {
    const version = await publish('secret');
    const { url } = (await ops.ask(manager, 'POST', '/previews', { name: 'mf-contact', version })).json as {
      url: string;
    };
    const { pathname } = new URL(url);
    for (const path of [`${pathname}x`, '/ops/preview/', `${pathname.slice(0, 30)}A${pathname.slice(31)}`]) {
      const { status, text } = await ops.gateway.ask('GET', path);
      expect([status, text]).toEqual([404, expect.stringContaining('preview')]);
    }
    const forged = await page('/contact', `clandor-preview=${pathname.split('/').at(-1)}x`);
    expect(forged.headers['x-remote']).toBe('mf-contact@1.0.0');
  });

  it('says why it cannot be made', async () => {
    const wrong = await ops.ask(manager, 'POST', '/previews', { name: 'mf-contact', version: '9.9.9' });
    expect([wrong.status, wrong.json]).toMatchObject([
      409,
      { message: expect.stringContaining('There is no release mf-contact@9.9.9') },
    ]);
  });
});
