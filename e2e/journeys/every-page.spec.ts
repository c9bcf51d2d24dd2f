import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { checkAxe } from '../src/check-axe.ts';
import { KINDS, PAGES } from '../src/pages.ts';
import { hydrated, watch } from '../src/watch.ts';

/** Scripts and HTML that a first page may ask for (issue: "at most 8"). */
const MOST_REQUESTS = 8;

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // The HTML is machine-made: how it is written down is no matter.
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Integrity is on every script of ours; the rule also asks for it on preloads of fonts.
    'require-sri': 'off',
    'valid-id': ['error', { relaxed: true }],
    'tel-non-breaking': 'off',
    // React writes `fetchPriority` and the like in the case of the DOM.
    'attr-case': 'off',
    'prefer-native-element': 'off',
  },
});

for (const { path, remote } of PAGES) {
  test(`${path} is a whole page of ${remote}`, async ({ page }) => {
    const { complaints, scriptsAndHtml } = watch(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['x-remote']).toMatch(new RegExp(`^${remote}@`));
    await hydrated(page);
    await page.waitForLoadState('load');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('header')).toHaveCount(1);
    await expect(page.locator('footer')).toHaveCount(1);
    await expect(page.locator('#membership-form')).toHaveCount(1);
    expect(await page.title()).not.toBe('');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\w/);
    expect(complaints).toEqual([]);
    expect(scriptsAndHtml.length).toBeLessThanOrEqual(MOST_REQUESTS);
  });
}

for (const { path } of KINDS) {
  test(`${path} is valid HTML`, async ({ request }) => {
    const report = await validator.validateString(await (await request.get(path)).text());
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    expect(messages).toEqual([]);
  });

  for (const width of [390, 1440]) {
    test(`${path} has no accessibility violation at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await hydrated(page);
      await checkAxe(page, path);
      // As it is, and at the width that is left at 400% on a desk (WCAG 1.4.10).
      for (const each of [width, 320]) {
        await page.setViewportSize({ width: each, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(each);
      }
    });
  }
}

test('no page runs into its own security policy', async ({ page }) => {
  const issues: string[] = [];
  const session = await page.context().newCDPSession(page);
  // What is refused without a word in the console, such as an eval that is caught.
  session.on('Audits.issueAdded', ({ issue }) => issues.push(JSON.stringify(issue)));
  await session.send('Audits.enable');
  for (const { path } of KINDS) {
    await page.goto(path);
    await hydrated(page);
  }
  expect(issues.filter((issue) => issue.includes('ContentSecurityPolicyIssue'))).toEqual([]);
  console.log(`${KINDS.length} kinds of pages keep to the policy`);
});
