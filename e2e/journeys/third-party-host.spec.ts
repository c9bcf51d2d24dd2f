import type { Server } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { PRODUCTION, ROOT } from '../src/sites.ts';
import { watch } from '../src/watch.ts';
import { buildHost } from '../third-party-host/build-host.ts';
import { serveHost } from '../third-party-host/serve-host.ts';

// docs/embedding.md. One build for all of them.
test.describe.configure({ mode: 'default' });

const CLUB = PRODUCTION.origin;
const CONTACT = `${CLUB}/releases/mf-contact/1.0.0/`;
const EDITORIAL = `${CLUB}/releases/mf-editorial/1.0.0/`;

let host: { origin: string; server: Server };
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const folder = join(ROOT, 'e2e/reports/third-party-host');
  await buildHost(CLUB, folder);
  host = await serveHost(folder, CLUB);
});
test.afterAll(() => host.server.close());

/** What the page asks of the club, below its origin, each address once. */
function askedOfTheClub(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith(CLUB)) asked.add(request.url());
  });
  return asked;
}

test('another site shows a page of ours, named in its build by the manifest', async ({ page }) => {
  const watched = watch(page);
  const asked = askedOfTheClub(page);
  await page.goto(`${host.origin}/contact`);
  await expect(page.getByRole('heading', { level: 2, name: 'A page of another house' })).toBeVisible();
  const title = page.getByRole('heading', { level: 1, name: 'Make an Enquiry' });
  await expect(title).toBeVisible();

  // Styles come through the host's Emotion, pictures from the release.
  const ground = page.locator('section').filter({ has: title });
  await expect(ground).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const picture = ground.locator('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(`${CONTACT}web/pictures/`);

  // State, router and context are the host's: a second React or platform would throw here.
  await page.getByRole('link', { name: 'Press & Media' }).click();
  await expect(page.getByRole('form', { name: 'Contact Press & Media' })).toBeVisible();
  await page.getByRole('button', { name: 'SUBMIT ENQUIRY' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();

  expect(page.url()).toBe(`${host.origin}/contact`);
  expect([...asked].filter((url) => !url.startsWith(CONTACT))).toEqual([]);
  expect([...asked]).toContain(`${CONTACT}web/mf-manifest.json`);
  expect(watched.complaints).toEqual([]);
});

test('another site shows a page of ours, registered while it runs', async ({ page }) => {
  const watched = watch(page);
  const asked = askedOfTheClub(page);
  await page.goto(`${host.origin}/editorial`);
  await expect(page.getByRole('heading', { level: 1, name: 'Editorial' })).toBeVisible();
  await page.getByRole('tab', { name: /For Ladies/ }).click();
  await expect(page.getByRole('tab', { name: /For Ladies/ })).toHaveAttribute('aria-selected', 'true');

  expect([...asked].filter((url) => !url.startsWith(EDITORIAL))).toEqual([]);
  expect([...asked]).toContain(`${EDITORIAL}web/mf-manifest.json`);
  expect(watched.complaints).toEqual([]);
});

test('a script of ours whose bytes are others does not run on another site, which goes on', async ({ page }) => {
  await page.route(`${CONTACT}web/contact.js`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `globalThis.tampered = true;${await answer.text()}` });
  });
  await page.goto(`${host.origin}/contact`);
  await expect(page.getByRole('alert')).toHaveText('This page is not available just now.');
  await expect(page.getByRole('heading', { level: 2, name: 'A page of another house' })).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});
