import { expect, test } from '@playwright/test';
import { checkAxeOfPlainPage } from '../src/check-axe.ts';
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

/** What looks otherwise where there are no scripts. */
const OTHERWISE = [
  { what: 'the menu, open', path: '/contact', open: true },
  { what: 'the chooser', path: '/membership', open: false },
  { what: 'both tabs at once', path: '/services', open: false },
  { what: 'the application that cannot be sent', path: '/ladies-application', open: false },
];

for (const width of [390, 1440]) {
  test(`what stands in for scripts has no accessibility violation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { what, path, open } of OTHERWISE) {
      await page.goto(path);
      if (open) await page.locator('summary').click();
      await checkAxeOfPlainPage(page, `${what}, at ${width} px`);
    }
  });
}

test('the menu is a native disclosure', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('summary').click();
  await page.getByRole('link', { name: 'Editorial' }).first().click();
  await expect(page).toHaveURL(/\/editorial$/);
});
