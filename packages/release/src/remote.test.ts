import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type FixtureOptions, makeAllBuilds, makeBuild } from '@clandor/testing/fixture-builds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// The command on one machine, the gateway (as it is started in production) on another. The steps build on each other.
const MAIN = join(import.meta.dirname, 'main.ts');
const GATEWAY = resolve(import.meta.dirname, '../../../gateway/src/main.ts');
let folder: string;
let gateway: ChildProcess;
let origin: string;
let token = '';

interface Answer {
  code: number;
  stdout: string;
  stderr: string;
}

const run = (args: readonly string[], env: Record<string, string>): Promise<Answer> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      [MAIN, ...args],
      { env: { PATH: process.env.PATH ?? '', ...env } },
      (error, stdout, stderr) => {
        done({ code: error ? Number(error.code) : 0, stdout, stderr });
      },
    );
  });
/** As typed at the gateway's own machine. */
const there = (...args: string[]) => run(args, { CLUB_DATA_DIR: join(folder, 'there') });
/** As typed anywhere else, by whoever has the token. */
const here = (...args: string[]) =>
  run([...args, '--to', origin], { CLUB_DATA_DIR: join(folder, 'here'), CLUB_TOKEN: token });
const told = async (...args: string[]) => {
  const { code, stdout, stderr } = await here(...args, '--json');
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
};
const change = (name: 'mf-contact' | 'mf-explore', options: FixtureOptions) =>
  makeBuild(join(folder, 'builds', name), name, options);
const publish = (...args: string[]) => told('publish', 'mf-contact', '--from', join(folder, 'builds'), ...args);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clandor-remote-'));
  makeAllBuilds(join(folder, 'builds'));
  await there('sync', '--from', join(folder, 'builds'));
  const env = { PATH: process.env.PATH ?? '', CLUB_DATA_DIR: join(folder, 'there'), PORT: '0', LOG_LEVEL: 'warn' };
  gateway = spawn(process.execPath, [GATEWAY], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: gateway.stdout as NodeJS.ReadableStream })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (!address) continue;
    origin = address;
    break;
  }
}, 120_000);
afterAll(async () => {
  gateway.kill();
  await once(gateway, 'exit');
  await rm(folder, { recursive: true, force: true });
});

describe('the release command and a gateway elsewhere', { timeout: 120_000 }, () => {
  it('asks for a token, and says how to get one', async () => {
    expect(await here('status')).toMatchObject({ code: 1, stderr: expect.stringContaining('release token create') });
    token = `clt_${'0'.repeat(12)}_${'A'.repeat(43)}`;
    expect(await here('status')).toMatchObject({ code: 1, stderr: expect.stringContaining('This token is not good') });
    const made = await there('token', 'create', 'contact pipeline', '--scope', 'mf-contact', '--days', '7', '--json');
    token = JSON.parse(made.stdout).token;
    expect(await told('status')).toMatchObject({ shell: { version: '1.0.0' }, remotes: { length: 5 } });
    expect(Object.keys(await told('status'))).toEqual(['composition', 'since', 'shell', 'remotes']);
  });

  it('publishes, previews, activates for a share and for all, and rolls back', async () => {
    change('mf-contact', { text: 'sent from elsewhere' });
    expect(await publish()).toEqual([{ name: 'mf-contact', version: '1.0.1', isNew: true }]);
    expect(await publish()).toEqual([{ name: 'mf-contact', version: '1.0.1', isNew: false }]);
    const { url } = await told('preview', 'mf-contact@1.0.1');
    expect(url).toMatch(/^http:\/\/localhost:\d+\/ops\/preview\//);
    expect(await told('activate', 'mf-contact@1.0.1', '--percent', '5', '--reason', 'carefully')).toMatchObject({
      percent: 5,
    });
    expect(await told('status')).toMatchObject({
      canary: { percent: 5, changes: [{ from: '1.0.0', to: '1.0.1' }], guard: { evidence: 0 } },
    });
    expect((await here('status')).stdout).toMatch(/5 % of visitors get mf-contact 1\.0\.0 → 1\.0\.1/);
    expect(await told('activate', 'mf-contact@1.0.1', '--percent', '100')).toMatchObject({ percent: 100, pages: 0 });
    expect((await (await fetch(`${origin}/contact`)).text()).length).toBeGreaterThan(0);
    expect(await told('rollback', 'mf-contact', '--reason', 'a wrong word')).toMatchObject({
      changes: [{ name: 'mf-contact', from: '1.0.1', to: '1.0.0' }],
      pages: 0,
    });
    expect(await told('rollback', 'mf-contact', '--to', '1.0.1')).toMatchObject({ changes: [{ to: '1.0.1' }] });
    expect(await told('list', 'mf-contact')).toMatchObject([
      { version: '1.0.1', state: 'live' },
      { state: 'published' },
    ]);
    expect(await told('history')).toMatchObject([
      { action: 'rollback', by: 'contact pipeline' },
      { action: 'rollback', reason: 'a wrong word' },
      { action: 'activate', percent: 100 },
      { action: 'activate', percent: 5, reason: 'carefully' },
      {},
    ]);
  });

  it('says what the gateway refused, and leaves it as it was', async () => {
    const before = await told('list');
    change('mf-contact', { behaviour: 'throw' });
    const from = ['--from', join(folder, 'builds')];
    for (const [args, why] of [
      [['publish', 'mf-contact', ...from], '/contact: Error: this page cannot be drawn'],
      [['publish', 'mf-explore', ...from], 'This token is for mf-contact and may not change mf-explore.'],
      [['activate', 'mf-contact@9.9.9'], 'There is no release mf-contact@9.9.9'],
      [['preview', 'mf-contact@9.9.9'], 'There is no release mf-contact@9.9.9'],
      [['token', 'list'], 'this takes one for everything'],
    ] as const) {
      expect(await here(...args), args.join(' ')).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining(why),
      });
    }
    expect(await told('list')).toEqual(before);
  });

  it('keeps a release from being made live, says until when it may be gone back to, and shows what changed', async () => {
    expect(await here('block', 'mf-contact@1.0.0', '--reason', 'old texts')).toMatchObject({ code: 0 });
    expect(await here('rollback', 'mf-contact')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no earlier release'),
    });
    expect(await here('unblock', 'mf-contact@1.0.0', '--reason', 'texts are fine')).toMatchObject({ code: 0 });
    expect(await here('support', 'mf-contact@1.0.0', '--until', '2020-01-01')).toMatchObject({ code: 0 });
    expect(await here('rollback', 'mf-contact', '--to', '1.0.0')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('supported until 2020-01-01'),
    });
    const env = { CLUB_DATA_DIR: join(folder, 'here'), CLUB_TOKEN: token };
    const compared = await run(['compare', 'mf-contact', '1.0.0', '1.0.1', '--at', origin], env);
    expect(compared).toMatchObject({ code: 0, stdout: expect.stringContaining('server/remoteEntry.js') });
    expect(await told('log', '--limit', '4')).toMatchObject([
      { action: 'support' },
      { action: 'unblock' },
      { action: 'block' },
      {},
    ]);
  });

  it('never sends a token in the clear, and says when nobody answers', async () => {
    const env = { CLUB_DATA_DIR: join(folder, 'here'), CLUB_TOKEN: token };
    expect(await run(['status', '--to', 'http://clandor.example'], env)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('use https'),
    });
    expect(await run(['status', '--to', 'http://localhost:1'], env)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('could not be reached'),
    });
    expect(await run(['status', '--to', 'clandor'], env)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('as in https://clandor.example'),
    });
  });
});
