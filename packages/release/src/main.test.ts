import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASABLE_NAMES } from '@clandor/contract';
import { type FixtureOptions, makeAllBuilds, makeBuild } from '@clandor/testing/fixture-builds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// The command as it is typed: a process for each, over one registry. The steps build on each other, in order.
const MAIN = join(import.meta.dirname, 'main.ts');
let folder: string;

interface Answer {
  code: number;
  stdout: string;
  stderr: string;
}

const release = (...args: string[]): Promise<Answer> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, CLUB_DATA_DIR: join(folder, 'data') };
    execFile(process.execPath, [MAIN, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
/** What the command says to programs. */
const told = async (...args: string[]): Promise<unknown> => {
  const { code, stdout, stderr } = await release(...args, '--json');
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
};
const builds = () => join(folder, 'builds');
const change = (name: (typeof RELEASABLE_NAMES)[number], options: FixtureOptions) =>
  makeBuild(join(builds(), name), name, options);
const sync = () => told('sync', '--from', builds());

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clandor-release-'));
  makeAllBuilds(builds());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the release command', { timeout: 120_000 }, () => {
  it('says what to do while nothing is live', async () => {
    expect(await told('status')).toEqual({ composition: null, since: null, shell: null, remotes: [] });
    expect((await release('status')).stdout).toContain('release sync');
  });

  it('makes everything live the first time, and nothing the second', async () => {
    expect(await sync()).toMatchObject({ activated: RELEASABLE_NAMES.map((name) => ({ name, version: '1.0.0' })) });
    expect(await sync()).toMatchObject({ activated: [] });
    expect(await told('status')).toMatchObject({
      composition: expect.stringMatching(/^[0-9a-f]{12}$/),
      shell: { name: 'shell', version: '1.0.0' },
      remotes: RELEASABLE_NAMES.slice(1).map((name) => ({ name, version: '1.0.0' })),
    });
  });

  it('makes live what changed and nothing else, and leaves alone what was rolled back by hand', async () => {
    change('mf-contact', { text: 'changed' });
    expect(await sync()).toMatchObject({ activated: [{ name: 'mf-contact', version: '1.0.1' }] });
    expect(await told('rollback', 'mf-contact', '--reason', 'a wrong word')).toMatchObject({
      changes: [{ name: 'mf-contact', from: '1.0.1', to: '1.0.0' }],
    });
    expect(await sync()).toMatchObject({ activated: [] });
    expect(await told('list', 'mf-contact')).toEqual([
      { name: 'mf-contact', version: '1.0.1', publishedAt: expect.any(String), state: 'published' },
      { name: 'mf-contact', version: '1.0.0', publishedAt: expect.any(String), state: 'live' },
    ]);
  });

  it('publishes without making live, unless told to; the newest is meant where no version is said', async () => {
    change('mf-explore', { text: 'changed' });
    const published = await release('publish', 'mf-explore', '--from', builds());
    expect(published).toMatchObject({ code: 0, stdout: expect.stringMatching(/^mf-explore +1\.0\.1 +published$/m) });
    expect(await told('list', 'mf-explore')).toMatchObject([{ state: 'published' }, { state: 'live' }]);
    expect(await told('activate', 'mf-explore')).toMatchObject({ changes: [{ from: '1.0.0', to: '1.0.1' }] });
    change('mf-explore', { text: 'changed again' });
    await told('publish', 'mf-explore', '--from', builds(), '--activate');
    expect(await told('list', 'mf-explore')).toMatchObject([{ version: '1.0.2', state: 'live' }, {}, {}]);
  });

  it('refuses with status 1, says why, and changes nothing', async () => {
    const before = await told('status');
    change('mf-apply', { behaviour: 'throw' });
    expect(await release('publish', 'mf-apply', '--from', builds(), '--activate')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('/membership: Error: this page cannot be drawn'),
    });
    for (const [args, why] of [
      [['activate', 'mf-contact@9.9.9'], 'There is no release mf-contact@9.9.9'],
      [['rollback', 'mf-editorial'], 'mf-editorial has no earlier release that was live'],
      [['publish', 'nobody'], 'What can be released: shell, mf-marketing'],
      [['publish', 'shell', '--from', join(folder, 'nowhere')], 'There is no build in'],
      [['unknown'], "unknown command 'unknown'"],
    ] as const) {
      expect(await release(...args), args.join(' ')).toMatchObject({ code: 1, stderr: expect.stringContaining(why) });
    }
    expect(await told('status')).toEqual(before);
  });

  it('keeps the log of who did what and why, newest first', async () => {
    const log = await told('history');
    expect(log).toMatchObject([
      { action: 'activate', changes: [{ name: 'mf-explore', to: '1.0.2' }] },
      { action: 'activate', changes: [{ name: 'mf-explore', to: '1.0.1' }] },
      { action: 'rollback', reason: 'a wrong word', by: expect.stringMatching(/./) },
      { action: 'activate', reason: 'sync', changes: [{ name: 'mf-contact', from: '1.0.0', to: '1.0.1' }] },
      { action: 'activate', reason: 'sync' },
    ]);
    expect((await release('history')).stdout).toMatch(/mf-contact 1\.0\.1 → 1\.0\.0 +a wrong word$/m);
  });

  it('explains itself', async () => {
    const { code, stdout } = await release('--help');
    expect(code).toBe(0);
    for (const name of ['publish', 'activate', 'rollback', 'status', 'list', 'history', 'sync']) {
      expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
    }
  });
});
