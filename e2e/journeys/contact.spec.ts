import { expect, type Page, test } from '@playwright/test';
import { checkAxe, checkAxeAtBothWidths } from '../src/check-axe.ts';
import { stored } from '../src/stored.ts';
import { hydrated, watch } from '../src/watch.ts';

async function fillIn(page: Page, lastName: string): Promise<void> {
  await page.locator('[name="salutation"]').selectOption('Ms.');
  await page.locator('[name="firstName"]').fill('Zoë');
  await page.locator('[name="lastName"]').fill(lastName);
  await page.locator('[name="email"]').fill('zoe@example.com');
  await page.locator('[name="country"]').selectOption('Italy');
  await page.locator('[name="countryCode"]').selectOption('+39');
  await page.locator('[name="source"]').selectOption('Podcast Mention');
  await page.locator('[name="message"]').fill('I would like to write about the club and its members.');
  await page.locator('[name="agreeTerms"]').check();
}

/** What the gateway has stored of one visitor. */
const enquiriesOf = (lastName: string) => stored('enquiry').filter(({ payload }) => payload?.lastName === lastName);

for (const width of [390, 1440]) {
  test(`an enquiry goes from the dropdown to the database at ${width} px`, async ({ page }) => {
    const lastName = `Byron ${width}`;
    const { complaints } = watch(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    await hydrated(page);
    await page.locator('[name="department"]').selectOption('press');
    await expect(page).toHaveURL('/contact/press');
    await expect(page.locator('main h1')).toHaveText('Contact Press & Media');
    await fillIn(page, lastName);
    await page.getByRole('button', { name: 'SUBMIT ENQUIRY' }).click();
    await expect(page.locator('main h1')).toHaveText('Enquiry Submitted');
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('main')).toContainText('Press & Media');
    await expect(page.locator('main')).toContainText('1-2 business days');
    const rows = enquiriesOf(lastName);
    expect(rows).toHaveLength(1);
    await expect(page.getByText(rows[0]?.reference ?? 'none')).toBeVisible();
    await checkAxe(page, `the thanks at ${width} px`);
    expect(rows[0]?.payload).toMatchObject({
      formType: 'press',
      subject: 'Press & Media Inquiry',
      phone: '',
    });
    await page.getByRole('link', { name: 'RETURN TO CONTACT' }).click();
    await expect(page).toHaveURL('/contact');
    expect(complaints).toEqual([]);
  });
}

test('an empty form names every failed field and stores nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact/founder');
  await hydrated(page);
  await page.getByRole('button', { name: 'SUBMIT ENQUIRY' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(9);
  await checkAxeAtBothWidths(page, 'an enquiry with its errors');
  await summary.getByRole('link', { name: 'Invalid email address' }).click();
  await expect(page.locator('[name="email"]')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
});

test('a gateway that cannot be reached loses nothing; the same press later is stored once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact/support');
  await hydrated(page);
  await fillIn(page, 'Lovelace');
  await page.route('**/api/form-submit', (route) => route.abort());
  await page.getByRole('button', { name: 'SUBMIT ENQUIRY' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'was not sent' })).toBeVisible();
  await checkAxeAtBothWidths(page, 'an enquiry that was not sent');
  await expect(page.locator('[name="firstName"]')).toHaveValue('Zoë');
  await page.unroute('**/api/form-submit');
  await page.getByRole('button', { name: 'SUBMIT ENQUIRY' }).click();
  await expect(page.locator('main h1')).toHaveText('Enquiry Submitted');
  expect(enquiriesOf('Lovelace')).toHaveLength(1);
});

test('an unknown department leaves the selection', async ({ page }) => {
  await page.goto('/contact/nobody');
  await expect(page.locator('main h1')).toHaveText('Make an Enquiry');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact$/);
});
