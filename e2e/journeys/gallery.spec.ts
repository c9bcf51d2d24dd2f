import { expect, type Page, test } from '@playwright/test';
import { checkAxe } from '../src/check-axe.ts';
import { GALLERY_ORIGIN } from '../src/sites.ts';
import { watch } from '../src/watch.ts';

test.use({ baseURL: GALLERY_ORIGIN });

const GROUNDS = ['ink', 'raised', 'paper'];
/** What lies over the page is shown on a page of its own. */
const OVER = ['Dialog, open', 'Toaster', 'Toaster, destructive'];

const addressOf = (only: string, ground = 'ink'): string => `/?${new URLSearchParams({ only, ground })}`;

async function show(page: Page, name: string, ground?: string): Promise<void> {
  await page.goto(addressOf(name, ground));
  await expect(page.locator('h1')).toHaveText(name);
}

for (const ground of GROUNDS) {
  for (const width of [390, 1440]) {
    test(`every example is accessible on ${ground} at ${width} px`, async ({ page }) => {
      const { complaints } = watch(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/?ground=${ground}`);
      const shown = await page.locator('main section').count();
      expect(shown).toBeGreaterThan(40);
      await checkAxe(page, `all examples on ${ground}`);
      // A tab and a question each in their other state.
      await page.getByRole('tab', { name: 'Career' }).click();
      await page.getByRole('button', { name: 'Who reads an application?' }).click();
      await page.getByRole('radio').first().click();
      await checkAxe(page, `opened on ${ground}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      for (const name of OVER) {
        await show(page, name, ground);
        await checkAxe(page, `${name} on ${ground}`);
      }
      expect(complaints).toEqual([]);
      console.log(`${shown} examples on ${ground} at ${width} px`);
    });
  }
}

test('nothing is cut or runs out of a page of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

interface Focused {
  /** Its place in the document; -1 where nothing has the focus. */
  at: number;
  /** By its own outline, or by that of what stands for it. */
  shown: boolean;
  html: string;
}

/** Run in the page. The part of a date that opens the calendar is not matched by :focus, and draws its own ring. */
function focusedNow(): Focused {
  const element = document.activeElement;
  const outlined = (each: Element | null, pseudo?: string): boolean =>
    each !== null && getComputedStyle(each, pseudo).outlineStyle !== 'none';
  if (!element || element === document.body) return { at: -1, shown: true, html: '' };
  return {
    at: [...document.querySelectorAll('*')].indexOf(element),
    shown: outlined(element) || outlined(element, '::after') || outlined(element.closest('label')),
    html: element.outerHTML.slice(0, 140),
  };
}

for (const forcedColors of ['none', 'active'] as const) {
  test(`the focus is seen on everything that takes it (forced colours: ${forcedColors})`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    await page.goto('/');
    await expect(page.locator('h1')).toBeVisible();
    const unseen: string[] = [];
    const visited: number[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const { at, shown, html } = await page.evaluate(focusedNow);
      // A date takes the focus for each of its parts.
      if (at === visited.at(-1)) continue;
      if (at === -1 || visited.includes(at)) break;
      visited.push(at);
      if (!shown) unseen.push(html);
    }
    expect(unseen).toEqual([]);
    expect(visited.length).toBeGreaterThan(50);
    console.log(`${visited.length} places take the focus and show it`);
  });
}

test('an accordion opens by Enter and closes by Space', async ({ page }) => {
  await show(page, 'Accordion');
  const question = page.getByRole('button', { name: 'Do ladies pay a fee?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Ladies pay no fee after approval.')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(question).toHaveAttribute('aria-expanded', 'false');
});

test('tabs are walked by arrows, Home and End', async ({ page }) => {
  await show(page, 'Tabs, views of one list');
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await tab(/All Articles/).focus();
  for (const [key, name] of [
    ['ArrowRight', /For Ladies/],
    ['End', /General/],
    ['Home', /All Articles/],
    ['ArrowLeft', /General/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(tab(/General/)).toHaveAttribute('aria-selected', 'true');
});

test('cards of radios are walked by arrows', async ({ page }) => {
  await show(page, 'RadioCards, nothing chosen');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: /Lady/ })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Gentleman/ })).toBeChecked();
});

test('a dialog keeps the focus, closes by Escape and gives it back', async ({ page }) => {
  await show(page, 'Dialog, closed');
  const opener = page.getByRole('button', { name: 'View the calendar' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'The calendar' });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    // It passes over a guard at the dialog's edge and comes back at the next frame.
    await expect(dialog.locator(':focus:not([data-base-ui-focus-guard])')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('toasts are reached by F8', async ({ page }) => {
  await show(page, 'Toaster');
  await expect(page.getByText('Draft saved', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.locator(':focus')).toContainText('Draft saved');
});

test('with less motion asked for, nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Who reads an application?' }).click();
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 0).length,
  );
  expect(running).toBe(0);
});
