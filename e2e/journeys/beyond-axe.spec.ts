import { expect, type Page, test } from '@playwright/test';
import { KINDS } from '../src/pages.ts';
import { hydrated } from '../src/watch.ts';

// What axe cannot see, on every kind of page: WCAG 2.2, 1.4.4, 1.4.10, 1.4.12 and 2.4.11.

/** What WCAG 1.4.12 lets readers set. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;
/** More stops than any page has. */
const MOST_STOPS = 150;

/** Run in the page: what runs out of it to the side, or is cut by a box of a fixed size. */
function cutOff(): string[] {
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls to the side'] : [];
  const cut = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter((element) => {
    const { overflowX, overflowY, position, clip } = getComputedStyle(element);
    const hidden = position === 'absolute' && (clip !== 'auto' || element.clientWidth <= 1);
    if (hidden || (element.innerText ?? '').trim() === '' || element.querySelector('img, video, canvas')) return false;
    const tooTall = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2;
    const tooWide = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 2;
    return tooTall || tooWide;
  });
  return [...wide, ...cut.map((element) => element.outerHTML.slice(0, 160))];
}

/** Run in the page: what has the focus, and whether anything of it is to be seen. */
function focusedNow(): { at: number; seen: boolean; html: string } {
  const element = document.activeElement;
  if (!element || element === document.body) return { at: -1, seen: true, html: '' };
  const rects = [...element.getClientRects()];
  const points = rects.flatMap(({ left, top, right, bottom }) =>
    [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y])),
  );
  const seen = points.some(([x = 0, y = 0]) => {
    const hit = document.elementFromPoint(x, y);
    // A control may be drawn by its label.
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  const at = [...document.querySelectorAll('*')].indexOf(element);
  return { at, seen, html: element.outerHTML.slice(0, 160) };
}

/** Run in the page: where the focus is, for who mends it. */
const placeOfFocus = () => JSON.stringify([document.activeElement?.getBoundingClientRect(), innerHeight, scrollY]);

async function open(page: Page, path: string, width: number, height: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await hydrated(page);
}

for (const { path } of KINDS) {
  test(`${path} keeps all its words with wider text, at twice its size and on a strip of 320 px`, async ({ page }) => {
    await open(page, path, 640, 900);
    expect(await page.evaluate(cutOff), 'a window of 1280 px at 200 %').toEqual([]);
    await page.evaluate(addStyles, TEXT_SPACING);
    expect(await page.evaluate(cutOff), 'with text spacing').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(cutOff), 'with text spacing, at 320 px').toEqual([]);
  });

  test(`${path}: what has the focus is never hidden`, async ({ page }) => {
    // So low that the fixed header takes a good part of it.
    await open(page, path, 1000, 420);
    const hidden: string[] = [];
    const visited = new Set<number>();
    for (const key of ['Tab', 'Shift+Tab']) {
      visited.clear();
      for (let stop = 0; stop < MOST_STOPS; stop += 1) {
        await page.keyboard.press(key);
        const { at, seen, html } = await page.evaluate(focusedNow);
        if (at === -1) break;
        visited.add(at);
        // The browser brings it into sight at its next frames.
        const late = async () => (await page.evaluate(focusedNow)).seen;
        if (
          !seen &&
          !(await expect
            .poll(late, { timeout: 2_000 })
            .toBe(true)
            .then(
              () => true,
              () => false,
            ))
        ) {
          hidden.push(`${key}: ${html} at ${await page.evaluate(placeOfFocus)}`);
        }
      }
    }
    expect(hidden).toEqual([]);
    expect(visited.size).toBeGreaterThan(5);
  });
}

/** Run in the page, whose policy lets no style element in: a sheet of the page's own making. */
function addStyles(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

test('the check bites: a heading cut by its box, and a focus under the header, are found', async ({ page }) => {
  await open(page, '/contact', 1000, 420);
  await page.evaluate(addStyles, 'h1 { height: 4px; overflow: hidden } html { scroll-padding: 0 !important }');
  expect((await page.evaluate(cutOff)).join()).toContain('<h1');
  await page.evaluate(() => {
    const last = [...document.querySelectorAll<HTMLElement>('main a, main select')].at(-1);
    last?.focus();
    last?.scrollIntoView({ block: 'start' });
    window.scrollBy(0, 20);
  });
  expect((await page.evaluate(focusedNow)).seen).toBe(false);
});
