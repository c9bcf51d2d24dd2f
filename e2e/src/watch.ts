import type { Page } from '@playwright/test';

/** What a page complained of, and what it asked for. */
export interface Watched {
  complaints: string[];
  /** Addresses of documents and scripts, below the origin. */
  scriptsAndHtml: string[];
}

/** Watches a page from its first request on: console errors and warnings, exceptions, failed requests. */
export function watch(page: Page): Watched {
  const watched: Watched = { complaints: [], scriptsAndHtml: [] };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) watched.complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => watched.complaints.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A picture or a preload that a navigation left behind.
    if (why !== 'net::ERR_ABORTED') watched.complaints.push(`failed: ${request.url()} ${why}`);
  });
  page.on('request', (request) => {
    if (['document', 'script'].includes(request.resourceType()))
      watched.scriptsAndHtml.push(new URL(request.url()).pathname);
  });
  return watched;
}

/** Run in the page: it is alive, the shell has taken over the server's HTML. React keeps its marks on what it owns. */
export function isAlive(): boolean {
  const root = document.getElementById('root');
  return (
    root !== null &&
    Object.keys(root).some((key) => key.startsWith('__reactContainer$')) &&
    root.querySelector('[data-remote], h1') !== null &&
    Object.keys(root.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber$'))
  );
}

/** Waits until the page is alive. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isAlive);
}
