import { expect, test } from '@playwright/test';
import { KINDS } from '../src/pages.ts';

test.use({ javaScriptEnabled: false });

/** Shorter than this, in characters, a page says nothing. */
const LEAST_TEXT = 150;

for (const { path } of KINDS) {
  test(`${path} reads whole without scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    // Everything in the main content that is text is to be seen, unless it is meant for screen readers alone.
    const text = await page.locator('main').innerText();
    expect(text.length).toBeGreaterThan(LEAST_TEXT);
    await expect(page.getByRole('link', { name: 'LOGIN', exact: true })).toHaveAttribute('href', '/login');
  });
}

test('the menu is a native disclosure', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('summary').click();
  await page.getByRole('link', { name: 'Editorial' }).first().click();
  await expect(page).toHaveURL(/\/editorial$/);
});
