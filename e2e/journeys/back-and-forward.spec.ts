import { expect, type Page, test } from '@playwright/test';
import config from '../playwright.config.ts';
import { KINDS } from '../src/pages.ts';
import { hydrated } from '../src/watch.ts';

// Playwright switches the browser's memory of whole pages off; visitors have it.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/**
 * Leaves a page and comes back: why the browser could not keep it whole, as far as that is the page's own doing. A
 * browser without windows keeps no page at all; it says so, and names what stands in the page's way all the same.
 */
async function comeBack(page: Page, path: string): Promise<{ whole: boolean; reasons: string[] }> {
  const session = await page.context().newCDPSession(page);
  const reasons: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations) if (type === 'PageSupportNeeded') reasons.push(reason);
  });
  await session.send('Page.enable');
  await page.goto(path);
  await hydrated(page);
  await page.goto('/robots.txt');
  // A page that was kept whole loads nothing when it is shown again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', /true|false/);
  const whole = (await page.locator('html').getAttribute('data-persisted')) === 'true';
  await session.detach();
  return { whole, reasons };
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  }),
);

test('no page keeps the browser from having it there at once, as it was left', async ({ page }) => {
  let whole = 0;
  for (const { path } of KINDS) {
    const back = await comeBack(page, path);
    expect(back.reasons, path).toEqual([]);
    if (back.whole) whole += 1;
  }
  console.log(`${KINDS.length} kinds of pages stand in nobody's way; ${whole} came back whole in this browser`);
});

test('the check bites: a page that listens for its end is found', async ({ page }) => {
  await page.addInitScript(() => addEventListener('unload', () => {}));
  expect((await comeBack(page, '/contact')).reasons).toContain('UnloadHandlerExistsInMainFrame');
});
