import { beforeEach, expect, it, vi } from 'vitest';
import { isWrittenIn, placeIn, restoreFields, restoreFocus } from './place.ts';

const FORM = `
  <input name="name" value=""><textarea name="message"></textarea>
  <select name="country"><option value="">–</option><option>Italy</option></select>
  <input type="checkbox" name="terms"><input type="radio" name="who" value="a"><input type="radio" name="who" value="b">
  <a href="/terms">Terms</a>`;
const field = (name: string, more = '') => document.querySelector(`[name="${name}"]${more}`) as HTMLInputElement;
const main = () => document.querySelector('main') as HTMLElement;

/** The page gives way to another one of the same form. */
const exchange = () => {
  main().innerHTML = FORM;
};

beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1">${FORM}</main>`;
});

it('nothing is written in a page as it came', () => {
  expect(isWrittenIn(document)).toBe(false);
  expect(placeIn(main()).fields).toEqual([]);
});

it('writes again what was written, and says so as typing does', () => {
  field('name').value = 'Ada';
  field('message').value = 'Dear all';
  field('country').value = 'Italy';
  field('terms').click();
  field('who', '[value="b"]').click();
  expect(isWrittenIn(document)).toBe(true);
  const place = placeIn(main());
  exchange();
  const typed = vi.fn();
  main().addEventListener('input', ({ target }) => typed((target as HTMLInputElement).name));
  restoreFields(main(), place);
  expect([field('name'), field('message'), field('country')].map(({ value }) => value)).toEqual([
    'Ada',
    'Dear all',
    'Italy',
  ]);
  expect(field('terms').checked).toBe(true);
  expect([field('who', '[value="a"]').checked, field('who', '[value="b"]').checked]).toEqual([false, true]);
  expect(typed.mock.calls.flat()).toEqual(['name', 'message', 'country', 'terms', 'who']);
});

it('leaves alone what the page brought back by itself', () => {
  field('name').value = 'Ada';
  const place = placeIn(main());
  exchange();
  field('name').value = 'Ada B.';
  restoreFields(main(), place);
  expect(field('name').value).toBe('Ada B.');
});

it('gives the focus to the same control, and the caret to the same place', () => {
  field('message').value = 'Dear all';
  field('message').focus();
  field('message').setSelectionRange(4, 4);
  const place = placeIn(main());
  exchange();
  restoreFocus(main(), place);
  restoreFields(main(), place);
  expect(document.activeElement).toBe(field('message'));
  expect(field('message').selectionStart).toBe(4);
});

it('gives it to the page where that control is no more, and to nothing where nothing had it', () => {
  const link = document.querySelector('a') as HTMLElement;
  link.focus();
  const place = placeIn(main());
  main().innerHTML = '';
  restoreFocus(main(), place);
  expect(document.activeElement).toBe(main());
  main().blur();
  restoreFocus(main(), placeIn(main()));
  expect(document.activeElement).toBe(document.body);
});
