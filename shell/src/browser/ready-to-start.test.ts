import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readyToStart } from './ready-to-start.ts';

let fontsCame: () => void;
let ready: boolean;

/** Begins, with fonts on their way; `ready` tells whether the shell may be fetched. */
function begin(body: string): void {
  document.body.innerHTML = body;
  ready = false;
  void readyToStart().then(() => {
    ready = true;
  });
}

const frames = () => vi.advanceTimersByTimeAsync(600);

beforeEach(() => {
  vi.useFakeTimers();
  const came = new Promise<void>((resolve) => {
    fontsCame = resolve;
  });
  Object.defineProperty(document, 'fonts', { value: { ready: came }, configurable: true });
});
afterEach(() => vi.useRealTimers());

it('waits until the page is painted with its fonts', async () => {
  begin('<p>Words</p>');
  await frames();
  expect(ready).toBe(false);
  fontsCame();
  await frames();
  expect(ready).toBe(true);
});

it.each(['load', 'error'])('waits for the largest picture, whether it comes or not: %s', async (how) => {
  begin('<img src="small.jpg"><img src="large.jpg" fetchpriority="high">');
  const picture = document.querySelector('[fetchpriority]') as HTMLImageElement;
  Object.defineProperty(picture, 'complete', { value: false });
  fontsCame();
  await frames();
  expect(ready).toBe(false);
  picture.dispatchEvent(new Event(how));
  await frames();
  expect(ready).toBe(true);
});

it.each(['pointerdown', 'keydown', 'touchstart', 'focusin', 'input'])(
  'does not keep a visitor waiting: %s',
  async (sign) => {
    begin('<button>Menu</button>');
    document.querySelector('button')?.dispatchEvent(new Event(sign, { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(ready).toBe(true);
  },
);

it('goes on without what never comes', async () => {
  begin('<p>Words</p>');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ready).toBe(true);
});
