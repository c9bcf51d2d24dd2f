import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { checkAxeAtBothWidths } from '../src/check-axe.ts';
import { LAST_GOOD } from '../src/failing.ts';
import { tabTo } from '../src/keys.ts';
import { DEVELOPMENT, environmentOf, FAILING, ROOT, type SiteUnderTest } from '../src/sites.ts';
import { hydrated, watch } from '../src/watch.ts';

const RELEASE = `mf-contact@${LAST_GOOD}`;

/** The link that the release command gives. */
function previewLink(site: SiteUnderTest): string {
  const args = ['packages/release/src/main.ts', 'preview', RELEASE, '--json'];
  return JSON.parse(execFileSync('node', args, { cwd: ROOT, env: environmentOf(site), encoding: 'utf8' })).url;
}

test('a preview says what it shows, to keyboards too, and is left by a plain link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(previewLink(FAILING));
  await page.goto(`${FAILING.origin}/contact`);
  await hydrated(page);
  await expect(page.locator('[data-remote="mf-contact"]')).toHaveAttribute('data-version', LAST_GOOD);
  const marker = page.getByRole('complementary', { name: 'Preview' });
  await expect(marker).toContainText(`Preview of ${RELEASE}`);
  await checkAxeAtBothWidths(page, 'a preview');
  await page.setViewportSize({ width: 390, height: 800 });
  // The end of the page is above it, not under it.
  const copyright = page.getByText('All rights reserved');
  await copyright.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [text, line] = await Promise.all([copyright.boundingBox(), marker.boundingBox()]);
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
  const leave = marker.getByRole('link', { name: 'Leave' });
  await tabTo(page, leave);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  await page.goto(`${FAILING.origin}/contact`);
  await expect(page.locator('[data-remote="mf-contact"]')).not.toHaveAttribute('data-version', LAST_GOOD);
});

test('a preview comes alive without a word', async ({ page }) => {
  await page.goto(previewLink(DEVELOPMENT));
  const { complaints } = watch(page);
  await page.goto(`${DEVELOPMENT.origin}/contact/press`);
  await hydrated(page);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  expect(complaints).toEqual([]);
});
