import type { Page } from '@playwright/test';

/** What the page's own observers saw; times in milliseconds from the navigation's start. */
export interface Seen {
  firstPaint: number;
  largestPaint: number;
  /** What the largest paint was: an element's name, and its picture's file. */
  largest: string;
  shift: number;
  /** Of tasks after the first paint, what was longer than 50 ms. */
  blocking: number;
}

declare global {
  // Set by the measurement, in the page, before any of its own code runs.
  var seen: Seen;
}

/** Lets every document of a page watch its own paints, shifts and long tasks. */
export const observe = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: Seen = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, blocking: 0 };
    globalThis.seen = seen;
    const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) see(entry);
      }).observe({ type, buffered: true });
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.firstPaint = startTime;
    });
    watch('largest-contentful-paint', (entry) => {
      const { element, url } = entry as PerformanceEntry & { element: Element | null; url: string };
      seen.largestPaint = entry.startTime;
      seen.largest = `${element?.localName ?? 'gone'} ${url.split('/').at(-1)}`.trim();
    });
    watch('layout-shift', (entry) => {
      const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
      if (!hadRecentInput) seen.shift += value;
    });
    watch('longtask', ({ startTime, duration }) => {
      const before = Math.max(0, (seen.firstPaint || Number.POSITIVE_INFINITY) - startTime);
      seen.blocking += Math.max(0, duration - before - 50);
    });
  });
