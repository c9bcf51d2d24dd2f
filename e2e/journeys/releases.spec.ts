import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REMOTE_NAMES } from '@clandor/contract';
import { variantOf } from '@clandor/testing/build-variant';
import { requestLoop } from '@clandor/testing/request-loop';
import { expect, test } from '@playwright/test';
import { environmentOf, RELEASING, ROOT } from '../src/sites.ts';
import { hydrated, watch } from '../src/watch.ts';

const run = promisify(execFile);
/** The release command, as a release manager types it. */
const release = async (...args: string[]): Promise<string> =>
  (await run('node', ['packages/release/src/main.ts', ...args], { cwd: ROOT, env: environmentOf(RELEASING) })).stdout;

/** A text of the list page, and what the changed release says instead. */
const BEFORE = 'None of it is advice.';
const AFTER = 'None of it is a rule.';
/** Pages that have not changed by then do not, in milliseconds. How fast they do is measured, not asserted: machines are noisy. */
const LIMIT = 10_000;

async function publishChanged(): Promise<string> {
  const builds = mkdtempSync(join(tmpdir(), 'clandor-builds-'));
  renameSync(variantOf(join(ROOT, 'mf-editorial/dist'), BEFORE, AFTER), join(builds, 'mf-editorial'));
  const [{ version }] = JSON.parse(await release('publish', 'mf-editorial', '--from', builds, '--json'));
  rmSync(builds, { recursive: true });
  return version;
}

/** Path, size and time of change of every file of the other parts. */
const filesOfOthers = (): string[] =>
  readdirSync(join(RELEASING.dataDir, 'releases'), { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('mf-editorial'))
    .map((path) => {
      const { size, mtimeMs } = statSync(join(RELEASING.dataDir, 'releases', path));
      return `${path} ${size} ${mtimeMs}`;
    })
    .sort();

test('a changed editorial goes live and back within a second, under 50 requests a second, without a mixed page', async ({
  page,
}) => {
  const url = `${RELEASING.origin}/editorial`;
  const others = filesOfOthers();
  const version = await publishChanged();
  const loop = requestLoop(url, 50);
  const showing = (text: string) =>
    expect.poll(async () => (await fetch(url)).text(), { timeout: LIMIT, intervals: [20] }).toContain(text);

  await release('activate', `mf-editorial@${version}`, '--reason', 'the changed list');
  await showing(AFTER);
  const { complaints } = watch(page);
  await page.goto(url);
  await hydrated(page);
  await expect(page.locator('[data-remote="mf-editorial"]')).toHaveAttribute('data-version', version);
  await expect(page.locator('main')).toContainText(AFTER);
  await release('rollback', 'mf-editorial', '--reason', 'back again');
  await showing(BEFORE);

  const seen = await loop.stop();
  expect(seen.length).toBeGreaterThan(50);
  expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
  // A page is of one composition: its text, its scripts and its version say the same.
  for (const { body, composition } of seen) {
    const changed = body.includes(AFTER);
    expect(body.includes(BEFORE)).toBe(!changed);
    expect(body.includes(`/releases/mf-editorial/${version}/`)).toBe(changed);
    expect(body).toContain(`"id":"${composition}"`);
  }
  expect(new Set(seen.map(({ composition }) => composition)).size).toBe(2);
  // The tab that was open before the rollback goes on with its release.
  await page.locator('main article a').first().click();
  await expect(page.locator('[data-remote="mf-editorial"]').last()).toHaveAttribute('data-version', version);
  expect(complaints).toEqual([]);
  expect(filesOfOthers()).toEqual(others);
});

test('the command answers programs', async () => {
  const status = JSON.parse(await release('status', '--json'));
  expect(Object.keys(status)).toEqual(['composition', 'since', 'shell', 'remotes']);
  expect(status.remotes).toHaveLength(REMOTE_NAMES.length);
  const list = JSON.parse(await release('list', '--json'));
  for (const each of list) expect(Object.keys(each)).toEqual(['name', 'version', 'publishedAt', 'state']);
  await expect(release('rollback', 'mf-nobody')).rejects.toMatchObject({ code: 1 });
  await expect(release('activate', 'mf-contact@9.9.9')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no release mf-contact@9.9.9'),
  });
});

test('the log keeps no visitor', () => {
  const log = readFileSync(join(RELEASING.dataDir, 'gateway.log'), 'utf8');
  expect(log).not.toMatch(/example\.com|127\.0\.0\.1/);
});
