import type { Page } from '@playwright/test';

/** Where a navigation starts, its link (in the footer of every page) and the way back. All are of the frame. */
export const FROM = '/';
export const TO = '/membership';
const LINK = `footer a[href="${TO}"]`;
const BACK = `header a[href="${FROM}"]`;

declare global {
  // Set by the measurement, in the page.
  var arrived: Promise<number>;
}

/** Lets the page say how long after the next click another heading is to be seen. */
const watchHeading = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const headingOf = () => document.querySelector('main h1');
    const before = headingOf()?.textContent;
    const isVisible = (heading: Element) => {
      for (let each: Element | null = heading; each; each = each.parentElement) {
        if (Number(getComputedStyle(each).opacity) === 0) return false;
      }
      return true;
    };
    globalThis.arrived = new Promise((resolve) => {
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
  });

/** What the browser and the page know when the link is pressed. */
export type Readiness = 'cold' | 'hovered' | 'warm';

/**
 * Presses the link to another remote's page, without hovering over it longer than pressing takes.
 *
 * @returns ms from the click until the new page's heading begins to be seen
 */
export async function follow(page: Page): Promise<number> {
  await page.locator(LINK).scrollIntoViewIfNeeded();
  await watchHeading(page);
  await page.locator(LINK).click();
  return page.evaluate(() => globalThis.arrived);
}

/** Rests on the link, as a visitor who is about to press it. */
export async function hover(page: Page): Promise<void> {
  await page.locator(LINK).scrollIntoViewIfNeeded();
  await page.locator(LINK).hover();
}

/** Back to where the navigation started, and until that is to be seen. */
export async function goBack(page: Page): Promise<void> {
  await page.locator(BACK).scrollIntoViewIfNeeded();
  await watchHeading(page);
  await page.locator(BACK).click();
  await page.evaluate(() => globalThis.arrived);
}
