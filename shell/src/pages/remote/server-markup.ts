import { type Place, placeIn } from './place.ts';

/** The page that the visitor was sent: its finished HTML, and what was done in it before React took over. */
interface Sent {
  html: string;
  place: Place;
}

/** If that page's scripts cannot be run, its text stays readable and its links stay links. */
let sent: Sent | null = null;

/** Call once, before hydration. */
export function rememberServerMarkup(root: Element): void {
  const page = root.querySelector('[data-remote]');
  sent = page && { html: page.innerHTML, place: placeIn(page) };
}

/** The remembered page while the first page is on show; null afterwards, and on the server. */
export const serverMarkup = (): Sent | null => sent;

/** Call on the first navigation: what was sent then no longer belongs to the page on show. */
export function forgetServerMarkup(): void {
  sent = null;
}
