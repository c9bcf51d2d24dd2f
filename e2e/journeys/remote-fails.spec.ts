import { expect, test } from '@playwright/test';
import { hydrated } from '../src/watch.ts';

test('a first page whose remote cannot be loaded stays readable, and its links work', async ({ page }) => {
  await page.route('**/releases/mf-contact/**/*.js', (route) => route.abort());
  await page.goto('/contact');
  await expect(page.getByText('Part of this page is not available just now.')).toBeVisible();
  await expect(page.locator('main h1')).toHaveText('Make an Enquiry');
  await page.getByRole('button', { name: 'MENU' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Editorial' }).click();
  await expect(page).toHaveURL('/editorial');
  await expect(page.getByText('not available just now')).toHaveCount(0);
});

test('a remote that fails on navigation is a notice inside the frame; trying again brings it', async ({ page }) => {
  await page.route('**/releases/mf-contact/**/*.js', (route) => route.abort());
  await page.goto('/editorial');
  await hydrated(page);
  await page.getByRole('button', { name: 'MENU' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page.getByText('This page is not available just now.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/releases/mf-contact/**/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main h1')).toHaveText('Make an Enquiry');
});

test('a script that is not what was released does not run', async ({ page }) => {
  await page.route('**/releases/mf-contact/**/remoteEntry.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` });
  });
  await page.goto('/contact');
  await expect(page.getByText('Part of this page is not available just now.')).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});
