import type { Page } from '@playwright/test';

/** The button of the frame that opens the drawer, on every page of every site. */
const BUTTON = 'header button[aria-haspopup="dialog"]';
/** A visitor who gets no answer presses again, after so many milliseconds. */
const AGAIN = 50;

declare global {
  // Set by the measurement, in the page.
  var answered: Promise<number>;
}

/** Resolves when React has taken over the menu button. */
export const untilAlive = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (button) => Object.keys(document.querySelector(button) ?? {}).some((key) => key.startsWith('__reactFiber$')),
    BUTTON,
  );

/** Lets the page say when a dialog is painted: ms from its navigation's start. */
const watchDialog = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.answered = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[role=dialog]')) return;
        observer.disconnect();
        // Before the next frame, and after it: it is painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
      observer.observe(document.documentElement, { childList: true, subtree: true });
    });
  });

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator(BUTTON).boundingBox();
  if (!box) throw new Error('the menu button is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Taps the menu button of a page that has settled: milliseconds until the drawer is painted. */
export async function answerTo(page: Page): Promise<number> {
  await watchDialog(page);
  const { x, y } = await middleOf(page);
  const began = await page.evaluate(() => performance.now());
  await page.touchscreen.tap(x, y);
  return (await page.evaluate(() => globalThis.answered)) - began;
}

/**
 * Goes to a page, taps the menu button as soon as it is painted and again until the drawer is there.
 *
 * @returns ms from the navigation's start until the drawer is painted
 */
export async function firstAnswer(page: Page, address: string): Promise<number> {
  const loading = page.goto(address, { waitUntil: 'commit' });
  await loading;
  await page.waitForFunction((button) => globalThis.seen?.firstPaint > 0 && document.querySelector(button), BUTTON, {
    polling: 'raf',
  });
  await watchDialog(page);
  const { x, y } = await middleOf(page);
  let isAnswered = false;
  const answered = page
    .evaluate(() => globalThis.answered)
    .finally(() => {
      isAnswered = true;
    });
  while (!isAnswered) {
    await page.touchscreen.tap(x, y);
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, AGAIN))]);
  }
  return answered;
}
