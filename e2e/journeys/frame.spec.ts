import { expect, type Page, test } from '@playwright/test';
import { checkAxe } from '../src/check-axe.ts';
import { hydrated, watch } from '../src/watch.ts';

/** Follows a link of the drawer. */
async function followInDrawer(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'MENU' }).click();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).first().click();
}

test('a visitor walks over all five remotes without a reload', async ({ page }) => {
  const { complaints, scriptsAndHtml } = watch(page);
  await page.goto('/');
  await hydrated(page);
  const remoteOnShow = () => page.locator('[data-remote]').last().getAttribute('data-remote');
  expect(await remoteOnShow()).toBe('mf-marketing');
  await followInDrawer(page, 'Editorial');
  await expect(page).toHaveURL('/editorial');
  await expect.poll(remoteOnShow).toBe('mf-editorial');
  await followInDrawer(page, 'Contact');
  await expect.poll(remoteOnShow).toBe('mf-contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Apply for Membership' }).click();
  await expect.poll(remoteOnShow).toBe('mf-apply');
  await page.goBack();
  await expect.poll(remoteOnShow).toBe('mf-contact');
  expect(scriptsAndHtml.filter((path) => !path.endsWith('.js'))).toEqual(['/']);
  expect(complaints).toEqual([]);
});

test('the drawer: 20rem from the left, focus kept inside, closes by button, backdrop, Escape and link', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  const menu = page.getByRole('button', { name: 'MENU' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const open = async () => {
    await menu.click();
    await expect(drawer).toBeVisible();
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  };
  await open();
  expect((await drawer.boundingBox())?.width).toBe(320);
  expect(await drawer.getByRole('link').allInnerTexts()).toEqual([
    'Home',
    'About',
    'Services',
    'Editorial',
    'Contact',
    'FAQs',
    'Contact',
    'Careers',
  ]);
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
  expect(
    await drawer.evaluate(
      (element) =>
        element.contains(document.activeElement) || document.activeElement?.hasAttribute('data-base-ui-focus-guard'),
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(menu).toBeFocused();
  await open();
  await drawer.getByRole('button', { name: 'CLOSE' }).click();
  await expect(drawer).toHaveCount(0);
  await open();
  await page.locator('[data-drawer-backdrop]').click({ position: { x: 700, y: 300 } });
  await expect(drawer).toHaveCount(0);
  await followInDrawer(page, 'Editorial');
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL('/editorial');
});

for (const width of [390, 1440]) {
  test(`the open drawer is accessible at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/faq');
    await hydrated(page);
    await page.getByRole('button', { name: 'MENU' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
    await checkAxe(page, `drawer at ${width} px`);
  });
}

test('the header is solid beyond 50 pixels', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-solid', 'false');
  await page.evaluate(() => window.scrollTo(0, 50));
  await expect(header).toHaveAttribute('data-solid', 'false');
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect(header).toHaveAttribute('data-solid', 'true');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(header).toHaveAttribute('data-solid', 'false');
  await page.goto('/membership');
  await expect(header).toHaveAttribute('data-solid', 'true');
});

test('on a route change: title, top of the page, focus on the heading', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Apply for Membership' }).click();
  await expect(page).toHaveURL('/membership');
  await expect(page.locator('main h1')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(/Clandor/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/membership$/);
});

test('an unknown path is the 404 screen, with status 404', async ({ page }) => {
  const response = await page.goto('/nobody-owns-this');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await hydrated(page);
  await page.getByRole('link', { name: 'Return home' }).click();
  await expect(page).toHaveURL('/');
});

test('a language segment stays in the address; the page is the same', async ({ page }) => {
  await page.goto('/fr/contact');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /[^r]\/contact$/);
  await followInDrawer(page, 'Editorial');
  await expect(page).toHaveURL('/fr/editorial');
  for (const unknown of ['/xx/contact', '/french/contact', '/contacts']) {
    expect((await page.goto(unknown))?.status(), unknown).toBe(404);
  }
  expect((await page.goto('/fr'))?.status()).toBe(200);
});

test('with reduced motion pages are simply there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact');
  await hydrated(page);
  await followInDrawer(page, 'Editorial');
  await expect(page.locator('main h1')).toBeFocused();
});
