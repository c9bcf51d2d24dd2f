/**
 * What a link leads to, by the look of its address (spec section 2).
 * - `external`: http, https, or another host: opens in a new tab
 * - `plain`: mailto, tel and the like, and an anchor on this page: the browser's own business
 * - `internal`: a page of this site, reached without a reload
 */
export type LinkTarget = 'external' | 'plain' | 'internal';

/** Sorts an address. */
export function linkTarget(to: string): LinkTarget {
  if (/^(https?:)?\/\//i.test(to)) return 'external';
  return to.startsWith('#') || /^[a-z][a-z\d+.-]*:/i.test(to) ? 'plain' : 'internal';
}
