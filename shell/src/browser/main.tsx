import type { PageComposition } from '@clandor/contract';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { failureReporter, reportUncaught } from '../failures/failure-reporter.ts';
import { loadPage } from '../federation/web/load-page.ts';
import { applyHead } from '../head/apply-head.ts';
import { rememberServerMarkup } from '../pages/remote/server-markup.ts';
import { matchPage } from '../site/match.ts';
import { PageStore } from '../site/page-store.ts';
import { headOfPage, Root } from '../site/root.tsx';
import { siteRoutes } from '../site/routes.tsx';
import { styleCache } from '../site/style-cache.ts';
import { firstRouteData } from './first-route-data.ts';
import { painted } from './painted.ts';
import { plainPostIn } from './plain-post-in.ts';

/** Starts the page: reads the composition it was made of, loads the remote that owns the address, hydrates one tree. */
async function start(): Promise<void> {
  const shown = painted();
  const composition = JSON.parse(element('composition').textContent ?? '') as PageComposition;
  const root = element('root');
  const report = failureReporter(composition);
  reportUncaught(composition, report);

  let anyFailed = () => {};
  const failure = new Promise<void>((resolve) => {
    anyFailed = resolve;
  });
  const pages = new PageStore(loadPage, {
    onFailure(release, kind) {
      report(release, kind);
      anyFailed();
    },
  });
  const match = matchPage(composition, location.pathname);
  const first = match && pages.ensure({ remote: match.remote, page: match.route.page });
  // What the server made is there to be read: the frame does not wait for another release to come alive around it.
  await (root.hasChildNodes() ? Promise.race([first, failure]) : first);

  const routes = siteRoutes(composition, pages);
  const router = createBrowserRouter(routes, { hydrationData: firstRouteData(routes, location) });
  const tree = (
    <Root cache={styleCache()} composition={composition} pages={pages} plainPost={plainPostIn(document)}>
      <RouterProvider router={router} />
    </Root>
  );
  if (root.hasChildNodes()) {
    await shown;
    rememberServerMarkup(root);
    // Said in the console, not thrown at the window: React has recovered, and whose fault it was is told by the page.
    // As a transition it comes alive in slices of a few milliseconds: what is pressed meanwhile is answered in between.
    startTransition(() => {
      hydrateRoot(root, tree, { onRecoverableError: (error) => console.error(error) });
    });
  } else {
    // The bare shell: the server could not make this page, so it is made here, with all that its document says of it.
    applyHead(headOfPage(composition, pages, location.pathname));
    createRoot(root).render(tree);
  }
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the document has no #${id}`);
  return found;
}

void start();
