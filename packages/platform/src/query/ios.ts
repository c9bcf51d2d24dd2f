/**
 * Whether the page runs on iOS, where the specification retries more (sections 7 and 9).
 * iPadOS calls itself a Mac, but a Mac has no touch screen. False on the server.
 */
export function isIos(): boolean {
  if (typeof navigator === 'undefined') return false;
  return (
    /iPad|iPhone|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}
