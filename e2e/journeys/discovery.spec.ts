import { expect, test } from '@playwright/test';
import { PAGES } from '../src/pages.ts';

interface Head {
  title: string;
  canonical: string | null;
  robots: string | null;
  meta: Record<string, string>;
  graph: { '@type': string; itemListElement?: { item: string; name: string }[] }[];
}

/** What a page's head says to those who do not look at it. */
const readHead = (): Head => {
  const graph = document.querySelector('script[type="application/ld+json"]')?.textContent;
  return {
    title: document.title,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? null,
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null,
    meta: Object.fromEntries(
      [...document.querySelectorAll('meta[name], meta[property]')].map((each) => [
        each.getAttribute('name') ?? each.getAttribute('property') ?? '',
        each.getAttribute('content') ?? '',
      ]),
    ),
    graph: graph ? JSON.parse(graph)['@graph'] : [],
  };
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page says what it is, alone among all, and the sitemap has each once', async ({
    page,
    request,
    baseURL,
  }) => {
    const heads = new Map<string, Head>();
    for (const { path } of PAGES) {
      await page.goto(path);
      heads.set(path, await page.evaluate(readHead));
    }
    for (const [path, head] of heads) {
      // An article that is not listed answers, and nobody is led to it.
      if (head.robots === 'noindex') {
        expect(head.canonical, path).toBeNull();
        continue;
      }
      expect(head.robots, path).toBeNull();
      expect(head.canonical, path).toMatch(`${baseURL}/`);
      expect(head.meta['og:url'], path).toBe(head.canonical);
      expect(head.meta['og:title'], path).toBe(head.title);
      expect(head.meta['og:description'], path).toBe(head.meta.description);
      expect(head.meta.description?.length, `${path}: ${head.meta.description}`).toBeGreaterThan(49);
      expect(head.meta.description?.length, `${path}: ${head.meta.description}`).toBeLessThan(181);
      expect(head.graph[0]?.['@type'], path).toBe('Organization');
      const trail = head.graph.find((each) => each['@type'] === 'BreadcrumbList')?.itemListElement;
      if (path === '/') expect(head.graph.map((each) => each['@type'])).toContain('WebSite');
      else expect(trail?.at(-1)?.item, path).toBe(head.canonical);
    }
    const own = [...heads].flatMap(([path, head]) =>
      head.canonical === `${baseURL}${path}` ? [{ path, ...head }] : [],
    );
    expect(new Set(own.map(({ title }) => title)).size, 'titles').toBe(own.length);
    expect(new Set(own.map(({ meta }) => meta.description)).size, 'descriptions').toBe(own.length);

    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed.toSorted()).toEqual(own.map(({ path }) => `${baseURL}${path}`).toSorted());
    console.log(`${heads.size} heads read, ${own.length} in the sitemap`);
  });

  test('every link preview has its picture', async ({ page, request }) => {
    const pictures = new Set<string>();
    for (const { path } of PAGES) {
      await page.goto(path);
      const { meta } = await page.evaluate(readHead);
      expect(meta['og:image:alt'], path).toMatch(/\w/);
      expect(meta['twitter:card'], path).toBe('summary_large_image');
      pictures.add(meta['og:image'] ?? `none on ${path}`);
    }
    for (const picture of pictures) {
      const response = await request.get(picture);
      expect(response.headers()['content-type'], picture).toBe('image/jpeg');
      expect((await response.body()).length, picture).toBeLessThan(300_000);
    }
    console.log(`${pictures.size} pictures of link previews`);
  });
});

test('icons and manifest are there', async ({ page, request }) => {
  await page.goto('/');
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"], link[rel="apple-touch-icon"]')].map(
      ({ href }) => href,
    ),
  );
  const at = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(at ?? '')).json();
  expect(manifest.theme_color).toBe(await page.locator('meta[name="theme-color"]').getAttribute('content'));
  expect(manifest.name).toBe('Clandor');
  const icons = manifest.icons.map(({ src }: { src: string }) => new URL(src, new URL(at ?? '', page.url())).href);
  for (const icon of [...addresses, ...icons]) {
    const response = await request.get(icon);
    expect([icon, response.status()]).toEqual([icon, 200]);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
  expect(addresses.length + icons.length).toBe(6);
});

test('robots.txt names the sitemap', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('a navigation inside the page brings the head along', async ({ page, baseURL }) => {
  await page.goto('/contact');
  const before = await page.evaluate(readHead);
  await page.getByRole('link', { name: 'Clandor' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/`);
  const after = await page.evaluate(readHead);
  expect(after.graph.map((each) => each['@type'])).toEqual(['Organization', 'WebSite']);
  expect(after.meta.description).not.toBe(before.meta.description);
  expect(await page.locator('meta[name="description"]').count()).toBe(1);
});
