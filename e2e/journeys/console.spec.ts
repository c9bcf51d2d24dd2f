import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { variantOf } from '@clandor/testing/build-variant';
import { expect, type Page, test } from '@playwright/test';
import { checkAxe } from '../src/check-axe.ts';
import { environmentOf, ROOT, type SiteUnderTest } from '../src/sites.ts';
import { watch } from '../src/watch.ts';

/** A site of its own: what is activated here is nobody else's business. */
const SITE: SiteUnderTest = {
  mode: 'production',
  port: 4386,
  origin: 'http://localhost:4386',
  dataDir: join(ROOT, 'e2e/reports/data-console'),
};
const BEFORE = 'None of it is advice.';
const AFTER = 'None of it is a rule.';
/** Publishing and starting a site takes this long at most, in milliseconds, on a machine that does other things too. */
const START_LIMIT = 120_000;

const run = promisify(execFile);
const release = async (...args: string[]): Promise<string> =>
  (await run('node', ['packages/release/src/main.ts', ...args], { cwd: ROOT, env: environmentOf(SITE) })).stdout;
const makeToken = async (name: string, scope: string): Promise<{ id: string; token: string }> =>
  JSON.parse(await release('token', 'create', name, '--scope', scope, '--days', '1', '--json'));

let gateway: ChildProcess;
let changed: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT);
  rmSync(SITE.dataDir, { recursive: true, force: true });
  mkdirSync(SITE.dataDir, { recursive: true });
  await release('sync', '--no-build');
  const builds = mkdtempSync(join(tmpdir(), 'clandor-builds-'));
  renameSync(variantOf(join(ROOT, 'mf-editorial/dist'), BEFORE, AFTER), join(builds, 'mf-editorial'));
  [{ version: changed }] = JSON.parse(await release('publish', 'mf-editorial', '--from', builds, '--json'));
  rmSync(builds, { recursive: true });
  const log = openSync(join(SITE.dataDir, 'gateway.log'), 'w');
  gateway = spawn('node', ['gateway/src/main.ts'], {
    cwd: ROOT,
    env: environmentOf(SITE),
    stdio: ['ignore', log, log],
  });
  const ready = () =>
    fetch(`${SITE.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(ready, { timeout: START_LIMIT }).toBe(true);
});

test.afterAll(async () => {
  gateway.kill('SIGTERM');
  if (gateway.exitCode === null) await once(gateway, 'exit');
});

async function signIn(page: Page, token: string, path = '/ops'): Promise<void> {
  await page.goto(`${SITE.origin}${path}`);
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

async function confirm(page: Page, reason: string, submit: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByLabel('Type mf-editorial to confirm').fill('mf-editorial');
  await dialog.getByRole('button', { name: submit }).click();
  await expect(dialog.getByRole('heading', { name: 'Done' })).toBeVisible({ timeout: 20_000 });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
}

const effect = (page: Page) => page.getByRole('dialog').locator('[data-effect]');
const siteShows = (text: string) =>
  expect.poll(async () => (await fetch(`${SITE.origin}/editorial`)).text(), { timeout: 10_000 }).toContain(text);

test('a release is given to some, to all, and taken back, from the console alone', async ({ page }) => {
  const { token } = await makeToken('Ada at night', 'manage');
  const { complaints } = watch(page);
  await signIn(page, token);
  const parts = page.getByRole('region', { name: 'Parts' });
  await expect(parts.getByRole('listitem')).toHaveCount(6);
  await parts.getByRole('link', { name: 'mf-editorial' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'mf-editorial' })).toBeFocused();

  await page.getByRole('button', { name: `Activate ${changed}` }).click();
  await page.getByRole('radio', { name: '25 %' }).check({ force: true });
  await expect(effect(page)).toHaveText(`mf-editorial 1.0.0 → ${changed}, for 25 % of visitors`);
  await confirm(page, 'a look at the new list', `Activate mf-editorial ${changed} for 25 %`);
  await expect(page.getByText('25 % of visitors have it')).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Evidence against the new release' })).toBeAttached();

  await page.getByRole('button', { name: 'Change the share' }).first().click();
  await page.getByRole('radio', { name: 'All' }).check({ force: true });
  await confirm(page, 'it is quiet', `Activate mf-editorial ${changed} for all`);
  await siteShows(AFTER);

  await page.getByRole('button', { name: 'Roll back', exact: true }).click();
  await expect(effect(page)).toHaveText(`mf-editorial ${changed} → 1.0.0, for all visitors`);
  await page.getByLabel('Reason').fill('a wrong word');
  await page.getByLabel('Type mf-editorial to confirm').fill('mf-explore');
  await page.getByRole('button', { name: 'Roll back mf-editorial to 1.0.0' }).click();
  await expect(page.getByText('Type mf-editorial, exactly')).toBeVisible();
  await confirm(page, 'a wrong word', 'Roll back mf-editorial to 1.0.0');
  await siteShows(BEFORE);

  await page.getByRole('link', { name: 'Log', exact: true }).click();
  for (const reason of ['a look at the new list', 'it is quiet', 'a wrong word']) {
    await expect(page.getByText(`“${reason}”`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Token')).toBeVisible();
  // Asking who is signed in is how it finds out that nobody is; nothing else may be complained of, the policy included.
  expect(complaints.filter((each) => !each.includes('401'))).toEqual([]);
});

for (const width of [390, 820, 1440]) {
  test(`every view is accessible and fits at ${width} px`, async ({ page }) => {
    const { token } = await makeToken(`axe ${width}`, 'manage');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, token);
    for (const path of ['', '/parts/mf-editorial', '/log', '/tokens', '/nowhere']) {
      await page.goto(`${SITE.origin}/ops${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Asking for/)).toHaveCount(0);
      await checkAxe(page, `/ops${path} at ${width} px`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.goto(`${SITE.origin}/ops/parts/mf-editorial`);
    await page.getByRole('button', { name: `Activate ${changed}` }).click();
    await page.getByRole('button', { name: /^Activate mf-editorial/ }).click();
    await checkAxe(page, `the dialog with its mistakes at ${width} px`);
  });
}

test('a token for one part has buttons for that; when it is revoked, the console asks for another in place', async ({
  page,
}) => {
  const { id, token } = await makeToken('the contact pipeline', 'mf-contact');
  await signIn(page, token, '/ops/parts/mf-editorial');
  await expect(page.getByRole('heading', { level: 3, name: changed })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Activate|Roll back|Block|Preview)/ })).toHaveCount(0);
  await release('token', 'revoke', id, '--reason', 'it has moved');
  await expect(page.getByRole('heading', { level: 1, name: 'Your session has ended' })).toBeVisible({
    timeout: 15_000,
  });
  const { token: other } = await makeToken('another', 'mf-editorial');
  await page.getByLabel('Token').fill(other);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'mf-editorial' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Activate ${changed}` })).toBeVisible();
});
