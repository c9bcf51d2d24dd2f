import { expect, type Page, test } from '@playwright/test';
import { checkAxe } from '../src/check-axe.ts';
import { PAGES } from '../src/pages.ts';
import { hydrated, watch } from '../src/watch.ts';

const ARTICLES = PAGES.map(({ path }) => path).filter((path) => path.startsWith('/editorial/'));
const TABS = ['All Articles', 'For Ladies', 'For Gentlemen', 'For Couples', 'General'];

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

test('the list filters by five tabs, each with its count, and keeps the filter in the address', async ({ page }) => {
  const { complaints } = watch(page);
  await page.goto('/editorial');
  await hydrated(page);
  await expect(page.getByRole('tab')).toHaveCount(TABS.length);
  await expect(tab(page, 'All Articles')).toHaveAttribute('aria-selected', 'true');
  const counts: number[] = [];
  for (const name of TABS) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    const count = Number((await tab(page, name).innerText()).match(/\d+$/)?.[0]);
    await expect(cards(page)).toHaveCount(count);
    counts.push(count);
  }
  const [all = 0, ...parts] = counts;
  expect(parts.reduce((sum, each) => sum + each, 0)).toBe(all);
  await tab(page, 'For Couples').click();
  await expect(page).toHaveURL(/\/editorial\?.*couples/);
  await page.reload();
  await expect(tab(page, 'For Couples')).toHaveAttribute('aria-selected', 'true');
  expect(complaints).toEqual([]);
  console.log(`${all} articles listed: ${parts.join(', ')}`);
});

test('the grid has one, two and four columns', async ({ page }) => {
  await page.goto('/editorial');
  await hydrated(page);
  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `${width} px`).toBe(Math.min(columns, lefts.length));
  }
});

test('a card says who wrote what and when, and opens its article without a reload', async ({ page }) => {
  const { scriptsAndHtml } = watch(page);
  await page.goto('/editorial');
  await hydrated(page);
  const first = cards(page).first();
  await expect(first).toContainText(/Written by .+ · [A-Z][a-z]+ \d{4}/);
  const title = await first.getByRole('heading').innerText();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(scriptsAndHtml.filter((path) => !path.endsWith('.js'))).toEqual(['/editorial']);
  await main(page).getByRole('link', { name: 'Back to Editorial' }).first().click();
  await expect(page).toHaveURL('/editorial');
});

test('an article shows three others, and a reader fetches one article’s text', async ({ page }) => {
  const { scriptsAndHtml } = watch(page);
  await page.goto('/editorial/youre-pretty-so-what');
  await hydrated(page);
  const related = page.getByRole('region', { name: 'Read next' }).getByRole('article');
  await expect(related).toHaveCount(3);
  await expect(page.getByText(/^\d+ minutes to read$/)).toBeVisible();
  expect(scriptsAndHtml.filter((path) => path.includes('/article/'))).toHaveLength(1);
});

test('an unknown slug shows the fallback, under the fallback’s address', async ({ page, baseURL }) => {
  const { complaints } = watch(page);
  const response = await page.goto('/editorial/nobody-wrote-this');
  expect(response?.status()).toBe(200);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re Pretty. So What?');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${baseURL}/editorial/youre-pretty-so-what`,
  );
  expect(complaints).toEqual([]);
});

test('no mark of the markup is ever seen', async ({ page }) => {
  for (const path of ARTICLES) {
    await page.goto(path);
    const text = await main(page).innerText();
    expect(text, path).not.toMatch(/\*\*|(?:^|\s)_\w|\w_(?:\s|$)|<\/?[a-z]+>/);
  }
  console.log(`${ARTICLES.length} articles read`);
});

for (const path of ARTICLES.slice(1, 5)) {
  test(`${path} is accessible at 390 and 1440 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await hydrated(page);
      await checkAxe(page, `${path} at ${width} px`);
    }
  });
}

test('the list can be subscribed to, as RSS and as Atom', async ({ page, request, baseURL }) => {
  await page.goto('/editorial');
  const listed = await cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const [type, entry] of [
    ['application/rss+xml', /<item>/g],
    ['application/atom+xml', /<entry>/g],
  ] as const) {
    const address = await page.locator(`link[rel="alternate"][type="${type}"]`).getAttribute('href');
    const response = await request.get(address ?? '');
    expect(response.headers()['content-type']).toContain(type);
    const text = await response.text();
    expect(text.match(entry)).toHaveLength(listed.length);
    for (const href of listed) expect(text).toContain(href.replace(/^.*\/editorial/, `${baseURL}/editorial`));
  }
});
