import { expect, test } from '@playwright/test';
import { PAGES } from '../src/pages.ts';
import { hydrated, watch } from '../src/watch.ts';

// Runs against a development build: there React says in the console when the tree does not match the server's HTML.
for (const { path, remote } of PAGES) {
  test(`${path} hydrates without a word (${remote})`, async ({ page }) => {
    const { complaints } = watch(page);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  });
}

// One word alone could be a language; so could the first of two.
for (const path of ['/nobody-owns-this', '/xx/contact', '/nobody/owns/this']) {
  test(`${path}, which nobody owns, hydrates without a word`, async ({ page }) => {
    const { complaints } = watch(page);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    // Chromium says it of every document that answers 4xx.
    expect(complaints.filter((each) => !each.includes('status of 404'))).toEqual([]);
  });
}

for (const { path, button, failed } of [
  { path: '/contact/press', button: 'SUBMIT ENQUIRY', failed: 8 },
  { path: '/gentlemen-application', button: 'Join Waitlist', failed: 4 },
]) {
  test(`${path}: what is sent before the scripts came is answered, and comes alive without a word`, async ({
    page,
  }) => {
    const first = path === '/contact/press' ? 'firstName' : 'investmentFocus';
    await page.route('**/web/shell.js', (route) => route.abort());
    await page.goto(path);
    await page.locator(`[name="${first}"]`).fill('Zoë');
    await page.unroute('**/web/shell.js');
    const { complaints } = watch(page);
    await page.getByRole('button', { name: button }).click();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('link')).toHaveCount(failed);
    await expect(page.locator(`[name="${first}"]`)).toHaveValue('Zoë');
    await expect(page).toHaveTitle(/^Error: (?!Error)/);
    // From here on scripts do it: an error goes as it is mended, without a word to the server.
    await page.locator('[name="country"]').selectOption('Italy');
    await expect(summary.getByRole('link')).toHaveCount(failed - 1);
    // Chromium says it of every document that answers 4xx.
    expect(complaints.filter((each) => !each.includes('status of 422'))).toEqual([]);
  });
}

test('the check bites: markup that differs from what React renders is reported', async ({ page }) => {
  const { complaints } = watch(page);
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<h1([^>]*)>[^<]*/, '<h1$1>Not what React renders');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/contact');
  await expect.poll(() => complaints.join('\n')).toContain('Hydration');
});
