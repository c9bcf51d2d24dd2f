import { matchPath } from 'react-router-dom';
import { splitLanguage } from './languages.ts';

/** What is asked of a route: its pattern, and whether the page also exists behind a language segment. */
export interface LanguageRoute {
  path: string;
  language: boolean;
}

/**
 * Puts a language before a path of the site, where the page there has one (spec section 2; design.md, reading 2).
 * A path that has a language already, that no route owns, or whose page has none, stays as it is.
 *
 * @param path an absolute path, with or without query and hash
 * @param language an ISO 639-1 code, or null for none
 * @param routes all routes of the site
 */
export function localPath(path: string, language: string | null, routes: readonly LanguageRoute[]): string {
  if (!language || !path.startsWith('/')) return path;
  const end = path.search(/[?#]/);
  const pathname = end < 0 ? path : path.slice(0, end);
  if (splitLanguage(pathname).language) return path;
  const route = routes.find((each) => matchPath(each.path, pathname));
  if (!route?.language) return path;
  return `/${language}${pathname === '/' ? '' : pathname}${path.slice(pathname.length)}`;
}
