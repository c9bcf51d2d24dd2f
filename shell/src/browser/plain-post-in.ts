import type { PlainPost } from '@clandor/contract';

/** The element in which a document carries what it answers to. */
export const PLAIN_POST_ID = 'plain-post';

/** What the document answers to, if a browser sent a form by itself; null for ordinary pages. */
export function plainPostIn(document: Document): PlainPost | null {
  const text = document.getElementById(PLAIN_POST_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}
