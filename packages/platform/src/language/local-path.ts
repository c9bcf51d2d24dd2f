import type { PageRoute } from '@clandor/contract';
import { matchPath } from 'react-router-dom';
import { splitLanguage } from './languages.ts';

/**
 * The address of an internal page as a link on a page of this language names it: with the language segment, unless
 * the page's route has none (the couples' and gentlemen's applications). A path that nobody owns keeps the segment.
 *
 * @param to an absolute path, with or without query and hash; one that has a language already stays as it is
 */
export function localPath(to: string, language: string | null, routes: readonly PageRoute[]): string {
  if (!language) return to;
  const end = to.search(/[?#]/);
  const pathname = end === -1 ? to : to.slice(0, end);
  if (splitLanguage(pathname).language) return to;
  const route = routes.find(({ path }) => matchPath(path, pathname));
  if (route && !route.language) return to;
  return `/${language}${to === '/' ? '' : to}`;
}
