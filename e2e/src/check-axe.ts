import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Run in the page, beside axe: every rule of WCAG 2.2 A and AA and of good practice, and what breaks it. Its rule on the
 * size of targets (2.5.8) is off by default.
 */
export async function lookWithAxe(): Promise<string[]> {
  const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
  const { violations } = await run({ rules: { 'target-size': { enabled: true } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/**
 * No rule of accessibility that axe knows is broken by the page as it stands now. `state` says in which state that is.
 * axe's own binding to Playwright opens another page for each look, which takes as long as the look itself; none of our
 * pages holds frames, for which it does that.
 */
export async function checkAxe(page: Page, state: string): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(lookWithAxe);
  expect(found, state).toEqual([]);
}

/** The same on a phone and on a desk, for a state that stays while the window changes. */
export async function checkAxeAtBothWidths(page: Page, state: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkAxe(page, `${state}, at ${width} px`);
  }
}

/** The same on a page whose scripts are off, as it looks to whoever has none. */
export async function checkAxeOfPlainPage(page: Page, state: string): Promise<void> {
  await page.evaluate(answerTimersAtOnce);
  await checkAxe(page, state);
}

/** Run in the page: where scripts are off no timer ever rings. axe puts its steps off by some, and gives up by a long one. */
function answerTimersAtOnce(): void {
  const ring = (call: () => void, milliseconds = 0): number => {
    if (milliseconds < 1_000) void Promise.resolve().then(call);
    return 0;
  };
  Object.assign(globalThis, { setTimeout: ring });
}
