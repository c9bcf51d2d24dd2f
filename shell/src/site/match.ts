import type { PageComposition, PageParams, PageRemote, PageRoute } from '@clandor/contract';
import { splitLanguage } from '@clandor/platform/host';
import { matchPath } from 'react-router-dom';

/** The page that an address names. */
export interface PageMatch {
  remote: PageRemote;
  route: PageRoute;
  params: PageParams;
}

/**
 * The page of this composition behind a path, or null where nobody owns it.
 * A language segment is allowed before every page whose route says so (design.md, reading 2).
 */
export function matchPage(composition: PageComposition, pathname: string): PageMatch | null {
  const { language, path } = splitLanguage(pathname);
  for (const remote of composition.remotes) {
    for (const route of remote.routes) {
      const match = matchPath(route.path, path);
      if (match && (route.language || !language)) return { remote, route, params: match.params };
    }
  }
  return null;
}
