import type { ReleaseRoute } from '@clandor/contract';

/** What of a composition says which addresses it has. */
export interface Listing {
  remotes: readonly { routes: readonly Pick<ReleaseRoute, 'paths' | 'unlisted'>[] }[];
}

/** What of a composition says how its addresses look. */
export interface Addresses {
  remotes: readonly { routes: readonly Pick<ReleaseRoute, 'path'>[] }[];
}

/** Every address that a composition renders ahead: what its remotes list, and the front door. */
export const pathsOf = ({ remotes }: Listing): string[] => [
  ...new Set(['/', ...remotes.flatMap(({ routes }) => routes.flatMap(({ paths }) => paths))]),
];

/** A segment of a route that is no word by itself: `:department`, `:slug?`, `*`. */
const IS_PATTERN = /[:*?]/;
const LANGUAGE = /^[a-z]{2}$/;

/**
 * Tells addresses that may be a page's from those that are none for sure: their first word, behind a language, begins no
 * route. Only the shell knows more, and need not be asked about these. Words compare as React Router compares them.
 */
export function mayBePage({ remotes }: Addresses): (path: string) => boolean {
  const word = (path: string, at: number) => decoded(path.split('/')[at] ?? '').toLowerCase();
  const words = new Set(remotes.flatMap(({ routes }) => routes.map(({ path }) => word(path, 1))));
  if ([...words].some((each) => IS_PATTERN.test(each))) return () => true;
  return (path) => words.has(word(path, 1)) || (LANGUAGE.test(word(path, 1)) && words.has(word(path, 2)));
}

/** As it stands where it is no encoding of anything. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** An address that no remote can own: what is rendered for it answers every unknown path. */
export const UNKNOWN_PATH = '/404-page-not-found/nobody/owns/this';
