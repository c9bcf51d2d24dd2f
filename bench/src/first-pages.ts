import { chromium, type Page } from '@playwright/test';

/** One first visit, with an empty cache. Bytes as they came over the wire; times in milliseconds from the request on. */
export interface FirstPage {
  path: string;
  requests: number;
  html: number;
  scripts: number;
  fonts: number;
  pictures: number;
  firstPaint: number;
  largestPaint: number;
  /** Until React has taken over. */
  alive: number;
  layoutShift: number;
}

const PATHS = ['/', '/editorial', '/editorial/youre-pretty-so-what', '/contact', '/membership', '/explore'];
/** Visits a page; the one with the median largest paint is reported. */
const VISITS = 5;

/** Visits each kind of page anew, as a phone. */
export async function measureFirstPages(origin: string): Promise<FirstPage[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const measured: FirstPage[] = [];
  for (const path of PATHS) {
    const visits: FirstPage[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      visits.push(await visitOnce(await context.newPage(), origin, path));
      await context.close();
    }
    const median = visits.sort((a, b) => a.largestPaint - b.largestPaint)[Math.floor(VISITS / 2)];
    if (median) measured.push(median);
  }
  await browser.close();
  return measured;
}

declare global {
  // What the page's own observers have seen so far.
  var seen: { largest: number; shift: number };
}

async function visitOnce(page: Page, origin: string, path: string): Promise<FirstPage> {
  await page.addInitScript(() => {
    globalThis.seen = { largest: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.seen.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) globalThis.seen.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(origin + path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  );
  const alive = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const figures = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const bytes = (test: RegExp) =>
      entries.filter(({ name }) => test.test(name)).reduce((sum, { transferSize }) => sum + transferSize, 0);
    return {
      requests: 1 + entries.filter(({ name }) => name.endsWith('.js')).length,
      html: document?.transferSize ?? 0,
      scripts: bytes(/\.js$/),
      fonts: bytes(/\.woff2$/),
      pictures: bytes(/\.(avif|webp)$/),
      firstPaint: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
      largestPaint: Math.round(globalThis.seen.largest),
      layoutShift: Number(globalThis.seen.shift.toFixed(4)),
    };
  });
  return { path, alive: Math.round(alive), ...figures };
}
