/** A tab that is not looked at paints nothing; the page comes alive in it all the same, after this many milliseconds. */
const WAIT = 250;

/**
 * Resolves once the browser has shown what the server sent. Coming alive is the longest task of a first page: begun
 * before the first frame it would hold that back, and with it what a visitor waits for.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, WAIT);
    // The callback runs before a frame, a task after it.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
