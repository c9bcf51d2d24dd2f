import { expect, type Page, test } from '@playwright/test';
import { checkAxeOfPlainPage } from '../src/check-axe.ts';
import { stored } from '../src/stored.ts';

// Forms without scripts: the browser sends them by itself, and the server says what came of it.
test.use({ javaScriptEnabled: false });

const WIDTHS = [390, 1440] as const;

/** What names the failed fields, and that the browser went there by itself. */
async function summaryOf(page: Page, failed: readonly string[]): Promise<void> {
  await expect(page).toHaveTitle(/^Error: /);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(summary.getByRole('link')).toHaveText(failed);
}

const shot = (page: Page, name: string, width: number) =>
  page.screenshot({ path: `reports/plain-posts/${name}-${width}.png`, fullPage: true });

for (const width of WIDTHS) {
  test(`an enquiry is mended and sent, at ${width} px`, async ({ page }) => {
    const lastName = `Plain ${width}`;
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact/press');
    await page.locator('[name="salutation"]').selectOption('Ms.');
    await page.locator('[name="firstName"]').fill('Zoë');
    await page.locator('[name="country"]').selectOption('Italy');
    await page.locator('[name="countryCode"]').selectOption('+39');
    await page.locator('[name="message"]').fill('A first line that is long enough,\nand <b>a second</b> & "third".');
    await page.locator('[name="subscribeUpdates"]').check();
    await page.getByRole('button', { name: 'SUBMIT ENQUIRY' }).click();

    await summaryOf(page, [
      'Last name is required',
      'Invalid email address',
      'Please select how you heard about us',
      'You must agree to the terms and conditions',
    ]);
    await expect(page).toHaveURL('/contact/press');
    await expect(page.locator('[name="lastName"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name="salutation"]')).toHaveValue('Ms.');
    await expect(page.locator('[name="firstName"]')).toHaveValue('Zoë');
    await expect(page.locator('[name="country"]')).toHaveValue('Italy');
    await expect(page.locator('[name="countryCode"]')).toHaveValue('+39');
    await expect(page.locator('[name="message"]')).toHaveValue(
      'A first line that is long enough,\nand <b>a second</b> & "third".',
    );
    await expect(page.locator('[name="subscribeUpdates"]')).toBeChecked();
    await expect(page.locator('[name="agreeTerms"]')).not.toBeChecked();
    await checkAxeOfPlainPage(page, `the enquiry with its errors, at ${width} px`);
    await shot(page, 'enquiry-errors', width);

    await page.locator('[name="lastName"]').fill(lastName);
    await page.locator('[name="email"]').fill('zoe@example.com');
    await page.locator('[name="source"]').selectOption('Podcast Mention');
    await page.locator('[name="agreeTerms"]').check();
    await page.getByRole('button', { name: 'SUBMIT ENQUIRY' }).click();
    await expect(page.locator('main h1')).toHaveText('Enquiry Submitted');
    const enquiries = () => stored('enquiry').filter(({ payload }) => payload?.lastName === lastName);
    const [enquiry] = enquiries();
    expect(enquiry?.payload).toMatchObject({
      formType: 'press',
      subscribeUpdates: true,
      message: 'A first line that is long enough,\nand <b>a second</b> & "third".',
    });
    await expect(page.getByText(enquiry?.reference ?? 'none')).toBeInViewport();
    await checkAxeOfPlainPage(page, `the thanks for an enquiry, at ${width} px`);
    await shot(page, 'enquiry-thanks', width);

    // A browser asks before it sends a form again on a reload; whoever says yes has it stored once.
    await page.reload();
    await expect(page.getByText(enquiry?.reference ?? 'none')).toBeVisible();
    expect(enquiries()).toHaveLength(1);
  });

  test(`an entry of the gentlemen’s waitlist is mended and sent, at ${width} px`, async ({ page }) => {
    const fullName = `Plain Entry ${width}`;
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/gentlemen-application');
    await page.locator('[name="email"]').fill('charles@example.org');
    await page.locator('[name="country"]').selectOption('United Kingdom');
    await page.locator('[name="netWorth"]').selectOption('$5M - $10M');
    await page.getByLabel('Private Aviation').check();
    await page.getByLabel('Art & Culture').check();
    await page.getByRole('button', { name: 'Join Waitlist' }).click();

    await summaryOf(page, ['Full name is required', 'Phone number is required']);
    await expect(page.locator('[name="netWorth"]')).toHaveValue('$5M - $10M');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(page.getByLabel('Art & Culture')).toBeChecked();
    await checkAxeOfPlainPage(page, `the waitlist with its errors, at ${width} px`);
    await shot(page, 'gentlemen-errors', width);

    await page.locator('[name="fullName"]').fill(fullName);
    await page.locator('[name="phoneNumber"]').fill('+44 20 7946 0001');
    await page.getByRole('button', { name: 'Join Waitlist' }).click();
    await expect(page.locator('main h1')).toHaveText('You are on the waitlist');
    const [entry] = stored('gentlemen').filter(({ payload }) => payload?.fullName === fullName);
    expect(entry?.payload).toMatchObject({ preferredExperiences: ['Private Aviation', 'Art & Culture'] });
    await expect(page.getByText(entry?.reference ?? 'none')).toBeVisible();
    await checkAxeOfPlainPage(page, `the thanks for an entry, at ${width} px`);
    await shot(page, 'gentlemen-thanks', width);
  });
}

test('the couples’ waitlist takes an entry, and the page behind a language its enquiry', async ({ page }) => {
  await page.goto('/couples-application');
  for (const person of ['person1', 'person2']) {
    await page.locator(`[name="${person}FullName"]`).fill(`Plain ${person}`);
    await page.locator(`[name="${person}Email"]`).fill(`${person}@example.org`);
    await page.locator(`[name="${person}Phone"]`).fill('+49 30 5550 0001');
  }
  await page.locator('[name="country"]').selectOption('Germany');
  await page.locator('[name="relationshipLength"]').selectOption('5-10 years');
  await page.getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(page.locator('main h1')).toHaveText('You are on the waitlist');
  expect(stored('couples').filter(({ payload }) => payload?.person1FullName === 'Plain person1')).toHaveLength(1);

  await page.goto('/fr/contact/careers');
  await page.getByRole('button', { name: 'SUBMIT ENQUIRY' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(9);
  await expect(page).toHaveURL('/fr/contact/careers');
});

test('a link of the summary leads to its field', async ({ page }) => {
  await page.goto('/contact/founder');
  await page.getByRole('button', { name: 'SUBMIT ENQUIRY' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Invalid email address' }).click();
  await expect(page.locator('[name="email"]')).toBeInViewport();
});

test('the application that needs scripts says so', async ({ page }) => {
  await page.goto('/ladies-application');
  await expect(page.getByText(/needs JavaScript/)).toBeVisible();
});

test('a form that another site sends is refused', async ({ request, baseURL }) => {
  const answer = await request.post(`${baseURL}/contact/press`, {
    form: { firstName: 'Mallory' },
    headers: { Origin: 'https://elsewhere.example' },
  });
  expect(answer.status()).toBe(403);
});
