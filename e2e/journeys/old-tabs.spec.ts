import { expect, type Page, test } from '@playwright/test';
import { checkAxe } from '../src/check-axe.ts';
import { hydrated, watch } from '../src/watch.ts';

const OFFER = 'The site has been renewed since you opened it.';
const LATER = 6 * 60_000;

/** The tab is looked at again after a while; the answer says that another site is live. */
async function comeBackToAnother(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback();
    const response = await route.fetch();
    expect(response.headers()['x-composition']).toMatch(/^[0-9a-f]{12}$/);
    await route.fulfill({ response, headers: { ...response.headers(), 'x-composition': '0123456789ab' } });
  });
  await comeBack(page);
}

async function comeBack(page: Page): Promise<void> {
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.clock.fastForward(LATER);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  await page.clock.fastForward(2_000);
}

test.beforeEach(({ page }) => page.clock.install());

test('a tab that is as new as the site is offered nothing', async ({ page }) => {
  const { complaints } = watch(page);
  await page.goto('/editorial');
  await hydrated(page);
  await comeBack(page);
  await expect(page.getByRole('status')).toBeAttached();
  await expect(page.getByText(OFFER)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('an old tab is offered the new site, and a reload keeps the address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/editorial?from=tab#main');
  await hydrated(page);
  await comeBackToAnother(page);
  await expect(page.getByText(OFFER)).toBeVisible();
  await checkAxe(page, 'with the offer');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect(page).toHaveURL('/editorial?from=tab#main');
  await expect(page.getByText(OFFER)).toHaveCount(0);
});

test('who declines goes on, and is not asked again', async ({ page }) => {
  await page.goto('/editorial');
  await hydrated(page);
  await comeBackToAnother(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText(OFFER)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await comeBack(page);
  await expect(page.getByText(OFFER)).toHaveCount(0);
});

test('nothing is offered while something is typed', async ({ page }) => {
  await page.goto('/contact/press');
  await hydrated(page);
  await page.locator('[name="firstName"]').fill('Ada');
  await comeBackToAnother(page);
  await expect(page.getByRole('status').first()).toBeAttached();
  await expect(page.getByText(OFFER)).toHaveCount(0);
  // Typed, and not sent: it would be lost from another page too.
  await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.clock.fastForward(2_000);
  await expect(page.getByText(OFFER)).toHaveCount(0);
});
