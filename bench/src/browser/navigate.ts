import type { Page } from '@playwright/test';

/** Where a navigation starts, and where it leads: by a link in the frame's footer. */
export const FROM = '/';
export const TO = '/membership';
const LINK = `footer a[href="${TO}"]`;
/** The wordmark; the menu for visitors without scripts has such a link too. */
const BACK = `header > a[href="${FROM}"]`;

/** A navigation that takes longer, in milliseconds, has not happened: that is an error, with what was there instead. */
const LONGEST = 30_000;

declare global {
  // Set by the measurement, in the page.
  var arrived: Promise<number>;
}

/** Lets the page say how long after the next click another heading is to be seen. */
const watchHeading = (page: Page): Promise<void> =>
  page.evaluate((limit) => {
    const headingOf = () => document.querySelector('main h1');
    const before = headingOf()?.textContent;
    const isVisible = (heading: Element) => {
      for (let each: Element | null = heading; each; each = each.parentElement) {
        if (Number(getComputedStyle(each).opacity) === 0) return false;
      }
      return true;
    };
    globalThis.arrived = new Promise((resolve, reject) => {
      const seen = () =>
        `${location.pathname}, heading ${headingOf()?.textContent}, was ${before}, ${document.querySelector('main')?.innerHTML.slice(0, 300)}`;
      setTimeout(() => reject(new Error(`no new heading within ${limit / 1000} s: ${seen()}`)), limit);
      const clicked = new Promise<number>((resolve) => {
        addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
      });
      const look = () => {
        const heading = headingOf();
        if (!heading || heading.textContent === before || !isVisible(heading)) return requestAnimationFrame(look);
        // It is in the frame that follows: a task after it, it is painted.
        setTimeout(async () => resolve(performance.now() - (await clicked)));
      };
      void clicked.then(look);
    });
    // Whoever waits for it hears of it; nobody may.
    globalThis.arrived.catch(() => {});
  }, LONGEST);

/** What the browser and the page know when the link is pressed. */
export type Readiness = 'cold' | 'hovered' | 'warm';

/** A click that nothing precedes: a mouse would be over the link first, for as long as the browser takes to say so. */
const click = (page: Page, link: string): Promise<void> =>
  page.locator(link).evaluate((element) => (element as HTMLAnchorElement).click());

/**
 * Presses the link to another remote's page.
 *
 * @returns ms from the click until the new page's heading begins to be seen
 */
export async function follow(page: Page): Promise<number> {
  await page.locator(LINK).scrollIntoViewIfNeeded();
  await watchHeading(page);
  await click(page, LINK);
  return page.evaluate(() => globalThis.arrived);
}

/** Rests on the link, as a visitor who is about to press it. */
export async function hover(page: Page): Promise<void> {
  await page.locator(LINK).scrollIntoViewIfNeeded();
  await page.locator(LINK).hover();
}

/** Back to where the navigation started, and until that is to be seen. */
export async function goBack(page: Page): Promise<void> {
  await watchHeading(page);
  await click(page, BACK);
  await page.evaluate(() => globalThis.arrived);
}
