import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { childrenOf } from '../faults/harness/gateway-process.ts';
import { checkAxeAtBothWidths } from '../src/check-axe.ts';
import { FAILING, GATEWAY_PID } from '../src/sites.ts';
import { watch } from '../src/watch.ts';

test.use({ baseURL: FAILING.origin });

/** What makes the pages of the composition that is live: the first that the gateway started. */
function rendererOf(dataDir: string): number {
  const [live] = childrenOf(Number(readFileSync(join(dataDir, GATEWAY_PID), 'utf8')), 'renderer-process.mts');
  if (live === undefined) throw new Error('the gateway has no renderer');
  return live;
}

test('an address that nobody listed, while the renderer hangs: the browser draws the page itself', async ({ page }) => {
  test.skip(process.platform !== 'linux', 'processes are told apart by /proc');
  const { complaints } = watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let goOn = () => {};
  const looked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/releases/shell/*/web/*.js', async (route) => {
    await looked;
    await route.continue();
  });
  // It takes the question and never answers: the gateway gives it up, and ends it.
  process.kill(rendererOf(FAILING.dataDir), 'SIGSTOP');
  const response = await page.goto('/de/contact/press', { waitUntil: 'commit' });
  expect([response?.status(), response?.headers()['cache-control']]).toEqual([200, 'no-store']);
  await expect(page.locator('#composition')).toBeAttached();
  expect(await page.locator('#root').innerHTML()).toBe('');
  goOn();
  await expect(page.locator('main h1')).toHaveText('Contact Press & Media');
  await expect(page).toHaveTitle(/Press/);
  await checkAxeAtBothWidths(page, 'a page that the browser drew itself');
  expect(complaints).toEqual([]);
});
