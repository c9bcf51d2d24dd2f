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
