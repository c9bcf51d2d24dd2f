import { expect, type Page, test } from '@playwright/test';
import { checkAxe } from '../src/check-axe.ts';
import { stored } from '../src/stored.ts';
import { hydrated, watch } from '../src/watch.ts';

const FORMS = {
  couples: {
    path: '/couples-application',
    name: 'person1FullName',
    fill: async (page: Page, name: string) => {
      for (const person of ['person1', 'person2']) {
        await page.locator(`[name="${person}FullName"]`).fill(person === 'person1' ? name : 'Robert Schumann');
        await page.locator(`[name="${person}Email"]`).fill(`${person}@example.org`);
        await page.locator(`[name="${person}Phone"]`).fill('+49 30 5550 0001');
      }
      await page.locator('[name="country"]').selectOption('Germany');
      await page.locator('[name="relationshipLength"]').selectOption('5-10 years');
    },
    failed: 8,
  },
  gentlemen: {
    path: '/gentlemen-application',
    name: 'fullName',
    fill: async (page: Page, name: string) => {
      await page.locator('[name="fullName"]').fill(name);
      await page.locator('[name="email"]').fill('charles@example.org');
      await page.locator('[name="phoneNumber"]').fill('+44 20 7946 0001');
      await page.locator('[name="country"]').selectOption('United Kingdom');
      await page.locator('[name="netWorth"]').selectOption('$5M - $10M');
      await page.getByLabel('Private Aviation').check();
    },
    failed: 4,
  },
} as const;
const kinds = ['couples', 'gentlemen'] as const;
const join = (page: Page) => page.getByRole('button', { name: 'Join Waitlist' });
const joined = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'You are on the waitlist' })).toBeFocused();

for (const kind of kinds) {
  const form = FORMS[kind];
  for (const width of [390, 1440]) {
    test(`${kind}: an entry goes through to the vault, with no violation on the way, at ${width} px`, async ({
      page,
    }) => {
      const name = `${kind} at ${width}`;
      const { complaints } = watch(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(form.path);
      await hydrated(page);
      await checkAxe(page, `${kind} at ${width} px`);
      await join(page).click();
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(form.failed);
      await checkAxe(page, `${kind} with errors at ${width} px`);
      await form.fill(page, name);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await join(page).click();
      await joined(page);
      const [entry] = stored(kind).filter(({ payload }) => payload?.[form.name] === name);
      await expect(page.getByText(entry?.reference ?? 'none')).toBeVisible();
      await checkAxe(page, `${kind} with its thanks at ${width} px`);
      await page.getByRole('link', { name: 'Return to Membership' }).click();
      await expect(page).toHaveURL('/membership');
      expect(complaints).toEqual([]);
    });
  }

  for (const { status, width } of [
    { status: 503, width: 390 },
    { status: 429, width: 1440 },
  ]) {
    test(`${kind}: ${status} is never success; sent again it is stored once`, async ({ page }) => {
      const name = `${kind} after ${status}`;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(form.path);
      await hydrated(page);
      await form.fill(page, name);
      const endpoint = `**/api/${kind}-waitlist`;
      await page.route(endpoint, (route) => route.fulfill({ status, json: { message: `No, says ${status}.` } }));
      await join(page).click();
      const toast = page.getByRole('status').filter({ hasText: 'Submission Failed' }).first();
      await expect(toast).toContainText(`No, says ${status}.`);
      // It stays for as long as the focus is on it.
      await page.keyboard.press('F8');
      await expect(page.locator('ol:focus [data-variant="destructive"]')).toBeVisible();
      await checkAxe(page, `${kind} that was not sent, at ${width} px`);
      await expect(page.locator(`[name="${form.name}"]`)).toHaveValue(name);
      await page.unroute(endpoint);
      await join(page).click();
      await joined(page);
      await expect(toast).toBeHidden();
      expect(stored(kind).filter(({ payload }) => payload?.[form.name] === name)).toHaveLength(1);
    });
  }

  test(`${kind}: no answer is said and loses nothing, not on a visit elsewhere either`, async ({ page }) => {
    await page.goto(form.path);
    await hydrated(page);
    await form.fill(page, 'Kept');
    await page.route(`**/api/${kind}-waitlist`, (route) => route.abort());
    await join(page).click();
    const toast = page.getByRole('status').filter({ hasText: 'Submission Failed' }).first();
    await expect(toast).toContainText('Please try again later.');
    await page.getByRole('link', { name: 'Back to Membership' }).click();
    await expect(page).toHaveURL('/membership');
    await page.locator(`input[value="${kind === 'couples' ? 'couple' : 'gentleman'}"]`).check({ force: true });
    await page.getByRole('main').getByRole('link', { name: 'Join Waitlist' }).click();
    await expect(page.locator(`[name="${form.name}"]`)).toHaveValue('Kept');
  });
}

test('gentlemen: by keyboard alone', async ({ page }) => {
  await page.goto(FORMS.gentlemen.path);
  await hydrated(page);
  await page.locator('[name="fullName"]').focus();
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await type('Keyed Entry');
  await type('keyed@example.org');
  await type('+44 20 7946 0001');
  await type('Ita');
  for (let stop = 0; stop < 20; stop += 1) {
    if (await join(page).evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await joined(page);
  expect(stored('gentlemen').find(({ payload }) => payload?.fullName === 'Keyed Entry')?.payload).toMatchObject({
    country: 'Italy',
  });
});

test('neither form stands behind a language segment; the ladies’ one does', async ({ page }) => {
  for (const { path } of Object.values(FORMS)) expect((await page.goto(`/fr${path}`))?.status()).toBe(404);
  expect((await page.goto('/fr/ladies-application'))?.status()).toBe(200);
});
