import { painted } from './painted.ts';

/** A picture or a font that does not come keeps a page from coming alive no longer than this, in milliseconds. */
const LONGEST = 3_000;
const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'input'] as const;

/**
 * Resolves when all is there that a visitor sees first: the page is painted, with its fonts and its largest picture
 * (the one that is marked `fetchpriority="high"`). Scripts fetched earlier would take the line from them. Whoever does
 * something with the page before that is not made to wait.
 */
export function readyToStart(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      for (const sign of SIGNS) removeEventListener(sign, done, true);
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, done, { capture: true, passive: true });
    setTimeout(done, LONGEST);
    void shown().then(done);
  });
}

async function shown(): Promise<void> {
  await painted();
  await Promise.all([document.fonts?.ready, largestPicture()]);
  // What has just come is drawn in the next frame.
  await painted();
}

function largestPicture(): Promise<unknown> | undefined {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) return undefined;
  return new Promise((resolve) => {
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', resolve);
  });
}
