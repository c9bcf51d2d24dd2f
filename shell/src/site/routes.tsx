import type { PageComposition } from '@clandor/contract';
import { isLanguage } from '@clandor/platform/host';
import type { ReactNode } from 'react';
import { type RouteObject, useParams } from 'react-router-dom';
import { Frame } from '../frame/frame.tsx';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { RemotePage } from '../pages/remote/remote-page.tsx';
import type { PageStore } from './page-store.ts';
import type { RouteHandle } from './route-handle.ts';

/**
 * The route table of a composition: every route of every remote, plain and behind a language segment,
 * and the 404 screen for the rest. A route's loader waits for its page, so the page before stays until then.
 */
export function siteRoutes(composition: PageComposition, pages: PageStore): RouteObject[] {
  const owned = composition.remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));
  return [
    {
      Component: Frame,
      children: [
        ...owned.map((each) => pageRoute(each, pages, '')),
        ...owned.filter(({ route }) => route.language).map((each) => pageRoute(each, pages, '/:language')),
        { path: '*', Component: NotFoundPage },
      ],
    },
  ];
}

function pageRoute({ remote, route }: RouteHandle, pages: PageStore, prefix: string): RouteObject {
  const page = <RemotePage pages={pages} remote={remote} route={route} />;
  return {
    id: `${remote.name}${prefix}${route.path}`,
    path: `${prefix}${route.path}`,
    handle: { remote, route } satisfies RouteHandle,
    loader: async () => {
      await pages.ensure({ remote, page: route.page });
      return null;
    },
    shouldRevalidate: () => false,
    element: prefix ? <BehindLanguage>{page}</BehindLanguage> : page,
  };
}

/** React Router cannot restrict `:language` to languages: what is none is an unknown path. */
function BehindLanguage({ children }: { children: ReactNode }) {
  const { language = '' } = useParams();
  return isLanguage(language) ? children : <NotFoundPage />;
}
