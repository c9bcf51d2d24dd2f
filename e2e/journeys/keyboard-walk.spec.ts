import { execFileSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { tabTo } from '../src/keys.ts';
import { makePhoto } from '../src/media.ts';
import { environmentOf, PRODUCTION, ROOT } from '../src/sites.ts';
import { Walk } from '../src/walk.ts';
import { hydrated } from '../src/watch.ts';

// Each form by keyboard alone, as a screen reader says it, against the walk in e2e/walks that a person has read and
// docs/accessibility.md explains. After a wanted change: npx playwright test keyboard-walk --update-snapshots, and read it.

async function begin(page: Page, path: string): Promise<Walk> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
  return Walk.begin(page);
}

/** From the page's heading on: what stands before it is the same everywhere. */
const fromHeading = (page: Page) =>
  page.locator('main h1').evaluate((heading: HTMLElement) => {
    heading.tabIndex = -1;
    heading.focus();
  });

for (const { form, path, button } of [
  { form: 'enquiry', path: '/contact/press', button: 'SUBMIT ENQUIRY' },
  { form: 'couples-waitlist', path: '/couples-application', button: 'Join Waitlist' },
  { form: 'gentlemen-waitlist', path: '/gentlemen-application', button: 'Join Waitlist' },
]) {
  test(`the ${form}, walked by keyboard`, async ({ page }) => {
    const walk = await begin(page, path);
    walk.chapter('From the heading, by Tab');
    await fromHeading(page);
    await walk.tabThrough('main');
    walk.chapter('Enter on the button, with nothing filled in');
    await tabTo(page, page.getByRole('button', { name: button }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await walk.note('Enter');
    await walk.press('Tab');
    walk.chapter('Enter on the first link of the summary');
    await walk.press('Enter');
    expect(walk.text()).toMatchSnapshot(`${form}.txt`);
  });
}

test('the chooser, walked by keyboard', async ({ page }) => {
  const walk = await begin(page, '/membership');
  walk.chapter('From the heading, by Tab');
  await fromHeading(page);
  await walk.press('Tab');
  walk.chapter('Chosen by Space, changed by an arrow');
  await walk.press('Space');
  await walk.press('ArrowDown');
  await walk.tabThrough('main');
  expect(walk.text()).toMatchSnapshot('chooser.txt');
});

test('the ladies’ application, walked by keyboard', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const walk = await begin(page, '/ladies-application');
  await expect(page.getByRole('button', { name: 'Next Step' })).toBeEnabled();
  await fromHeading(page);
  for (let step = 1; step <= 6; step += 1) {
    walk.chapter(`Step ${step}, by Tab`);
    if (step > 1) await walk.note('Enter');
    await walk.tabThrough('main form');
    if (step === 2) {
      walk.chapter('Step 2, a photo chosen');
      await page
        .locator('[name="uploadedPhotos"]')
        .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() });
      await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(1);
      await expect(page.getByText('Your draft is saved on this device.')).toBeVisible();
      await tabTo(page, page.getByRole('button', { name: /^Remove/ }));
      await walk.note('Tab');
    }
    if (step === 6) break;
    await tabTo(page, page.getByRole('button', { name: 'Next Step' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  }
  walk.chapter('Enter on Submit Application: what the browser’s own alert says, then the summary');
  await tabTo(page, page.getByRole('button', { name: 'Submit Application' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await walk.note('Enter');
  await walk.press('Tab');
  walk.chapter('Enter on its first link: the step of the field, and the field');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="fullLegalName"]')).toBeFocused();
  await walk.note('Enter');
  expect(walk.text()).toMatchSnapshot('ladies-application.txt');
});

test('the console’s forms, walked by keyboard', async ({ page }) => {
  const args = [
    'packages/release/src/main.ts',
    'token',
    'create',
    'a walk',
    '--scope',
    'manage',
    '--days',
    '1',
    '--json',
  ];
  const { token } = JSON.parse(
    execFileSync('node', args, { cwd: ROOT, env: environmentOf(PRODUCTION), encoding: 'utf8' }),
  ) as { token: string };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ops/tokens');
  await expect(page.getByLabel('Token')).toBeVisible();
  const walk = await Walk.begin(page);
  walk.chapter('Sign in, by Tab');
  await walk.tabThrough('main');
  walk.chapter('Enter with nothing typed');
  await tabTo(page, page.getByRole('button', { name: 'Sign in' }));
  await walk.press('Enter');
  walk.chapter('Enter with a token: the view that was asked for');
  await page.getByLabel('Token').fill(token);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'New token' })).toBeVisible();
  await walk.forget();
  walk.chapter('Create a token: the dialog, by Tab');
  await tabTo(page, page.getByRole('button', { name: 'New token' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk.note('Enter');
  for (let stop = 0; stop < 8; stop += 1) await walk.press('Tab');
  walk.chapter('Escape');
  await page.keyboard.press('Escape');
  // The focus comes back when the dialog has gone.
  await expect(page.getByRole('button', { name: 'New token' })).toBeFocused();
  await walk.note('Escape');
  expect(walk.text()).toMatchSnapshot('console.txt');
});
