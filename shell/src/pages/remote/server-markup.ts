/**
 * The finished HTML of the page that the visitor was sent, remembered before React takes over:
 * if that page's scripts cannot be loaded, its text stays readable and its links stay links.
 */
let markup: string | null = null;

/** Call once, before hydration. */
export function rememberServerMarkup(root: Element): void {
  markup = root.querySelector('[data-remote]')?.innerHTML ?? null;
}

/** The remembered HTML while the first page is on show; null afterwards, and on the server. */
export const serverMarkup = (): string | null => markup;

/** Call on the first navigation: what was sent then no longer belongs to the page on show. */
export function forgetServerMarkup(): void {
  markup = null;
}
