import { expect, type Page, test } from '@playwright/test';
import { checkAxeAtBothWidths } from '../src/check-axe.ts';
import { breakAt, breakNow, CURRENT, LAST_GOOD, reportsOf, WAYS_TO_FAIL } from '../src/failing.ts';
import { FAILING } from '../src/sites.ts';
import { hydrated } from '../src/watch.ts';

test.use({ baseURL: FAILING.origin });

const NOTICE = 'not available just now';
const shown = (page: Page) => page.locator('main [data-remote="mf-contact"]').last();
const toContact = async (page: Page) => {
  await page.getByRole('button', { name: 'MENU' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).first().click();
};

/** How long a visitor waits for the page, told and never asserted: machines differ. */
function tell(what: string, since: number): void {
  console.log(`${what}: ${Math.round(performance.now() - since)} ms`);
}

for (const { what, arm, report } of WAYS_TO_FAIL) {
  test.describe(what, () => {
    test('on a first page: it stays readable and comes alive with the last good release', async ({ page }) => {
      await arm(page);
      const reports = reportsOf(page);
      const began = performance.now();
      await page.goto('/contact/press', { waitUntil: 'commit' });
      await expect(page.locator('main h1')).toHaveText('Contact Press & Media');
      tell(`first page, ${what}: read after`, began);
      await expect(shown(page)).toHaveAttribute('data-version', LAST_GOOD, { timeout: 15_000 });
      await expect(page.getByRole('button', { name: 'SUBMIT ENQUIRY' })).toBeEnabled();
      tell(`first page, ${what}: alive after`, began);
      await expect(page.locator('main h1')).toHaveCount(1);
      await expect(page.getByText(NOTICE)).toHaveCount(0);
      await expect.poll(() => reports).toContain(`mf-contact@${CURRENT} ${report}`);
      expect(new Set(reports).size).toBe(reports.length);
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    });

    test('on navigation: the last good release’s page comes', async ({ page }) => {
      await arm(page);
      await page.goto('/editorial');
      await hydrated(page);
      await page.getByRole('button', { name: 'MENU' }).click();
      const link = page.getByRole('dialog').getByRole('link', { name: 'Contact' }).first();
      await link.waitFor();
      const began = performance.now();
      await link.click();
      await expect(page.locator('main h1')).toHaveText('Make an Enquiry', { timeout: 15_000 });
      await expect(shown(page)).toHaveAttribute('data-version', LAST_GOOD);
      tell(`navigation, ${what}: read after`, began);
      await expect(page.getByText(NOTICE)).toHaveCount(0);
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    });
  });
}

test.describe('no release of it loads', () => {
  const NONE = '**/releases/mf-contact/**/*.js';

  test('on a first page: the page is there to be read, its links work, and the notice stands beside it', async ({
    page,
  }) => {
    await page.route(NONE, (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/contact');
    await expect(page.getByText(`Part of this page is ${NOTICE}.`)).toBeVisible();
    await expect(page.locator('main h1')).toHaveText('Make an Enquiry');
    await checkAxeAtBothWidths(page, 'the notice beside a page that can be read');
    await page.getByRole('button', { name: 'MENU' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Editorial' }).click();
    await expect(page).toHaveURL('/editorial');
    await expect(page.getByText(NOTICE)).toHaveCount(0);
  });

  test('on navigation: a notice inside the frame; trying again brings it', async ({ page }) => {
    await page.route(NONE, (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/editorial');
    await hydrated(page);
    await toContact(page);
    await expect(page.getByText(`This page is ${NOTICE}.`)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: `This page is ${NOTICE}.` })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(NOTICE));
    await checkAxeAtBothWidths(page, 'the notice in place of a page');
    await page.unroute(NONE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main h1')).toHaveText('Make an Enquiry');
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page).toHaveTitle(/^Make an Enquiry/);
  });
});

test('an enquiry that throws while it is filled in goes on with what was typed, where it was', async ({ page }) => {
  const reports = reportsOf(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/contact/press');
  await hydrated(page);
  await page.locator('[name="salutation"]').selectOption('Ms.');
  await page.locator('[name="firstName"]').fill('Ada');
  await page.locator('[name="message"]').fill('About the club, and its hou');
  await breakNow(page, 'form');
  await page.locator('[name="message"]').pressSequentially('se');
  await page.locator('[name="message"]').evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5));
  const scrolled = await page.evaluate(() => window.scrollY);
  // Sent by the keyboard, so that the focus is where she writes.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(shown(page)).toHaveAttribute('data-version', LAST_GOOD);
  await expect(page.locator('[name="message"]')).toHaveValue('About the club, and its house');
  await expect(page.locator('[name="firstName"]')).toHaveValue('Ada');
  await expect(page.locator('[name="salutation"]')).toHaveValue('Ms.');
  await expect(page.locator('[name="message"]')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(reports).toContain(`mf-contact@${CURRENT} render`);
});

test('what was typed before the page came alive is there when another release does', async ({ page }) => {
  let goOn = () => {};
  const typed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(`**/releases/mf-contact/${LAST_GOOD}/web/remoteEntry.js`, async (route) => {
    await typed;
    await route.continue();
  });
  await page.route(`**/releases/mf-contact/${CURRENT}/**/*.js`, (route) => route.abort());
  await page.goto('/contact/press', { waitUntil: 'commit' });
  await page.locator('[name="firstName"]').fill('Ada');
  await page.locator('[name="agreeTerms"]').check();
  await page.locator('[name="message"]').pressSequentially('Dear all');
  goOn();
  await expect(shown(page)).toHaveAttribute('data-version', LAST_GOOD);
  await expect(page.locator('[name="message"]')).toBeFocused();
  await expect(page.locator('[name="message"]')).toHaveValue('Dear all');
  await expect(page.locator('[name="agreeTerms"]')).toBeChecked();
  // The form knows it too: it complains of the rest only.
  await page.getByRole('button', { name: 'SUBMIT ENQUIRY' }).click();
  await expect(page.locator('main form [role="alert"], main form [tabindex="-1"]').first()).toBeVisible();
  await expect(page.locator('[name="firstName"]')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name="lastName"]')).toHaveAttribute('aria-invalid', 'true');
});

test('an application that throws goes on with its draft, on its step', async ({ page }) => {
  await page.goto('/ladies-application');
  await hydrated(page);
  await page.locator('[name="fullLegalName"]').fill('Ada Byron');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Visual Submissions' })).toBeVisible();
  await breakNow(page, 'wizard');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.locator('main [data-remote="mf-apply"]')).toHaveAttribute('data-version', LAST_GOOD);
  await expect(page.getByRole('heading', { level: 2, name: 'Lifestyle Experience' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.locator('[name="fullLegalName"]')).toHaveValue('Ada Byron');
});

test('where the last good release throws too, the frame stands and says so', async ({ page }) => {
  await page.route(`**/releases/mf-contact/${LAST_GOOD}/**/*.js`, (route) => route.abort());
  await breakAt(page, 'choice');
  await page.goto('/editorial');
  await hydrated(page);
  await toContact(page);
  await expect(page.getByText(`This page is ${NOTICE}.`)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a shell whose script does not run leaves the server’s page, and is told of', async ({ page }) => {
  await page.route('**/releases/shell/*/web/shell.js', (route) => route.abort());
  const reports = reportsOf(page);
  await page.goto('/contact/press');
  await expect.poll(() => reports).toEqual([expect.stringMatching(/^shell@.* load$/)]);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
});
