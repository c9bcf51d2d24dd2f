import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * No rule of accessibility that axe knows is broken by the page as it stands now. `state` says in which state that is.
 * axe's own binding to Playwright opens another page for each look, which takes as long as the look itself; none of our
 * pages holds frames, for which it does that.
 */
export async function checkAxe(page: Page, state: string): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (Reflect.get(globalThis, 'axe') as typeof axe).run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
  expect(found, state).toEqual([]);
}
