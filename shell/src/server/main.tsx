import type { PlainFields, PlainPost, RenderedPage, ShellServer, SiteOptions } from '@clandor/contract';
import { pageComposition } from '@clandor/contract';
import { ERROR_IN_TITLE } from '@clandor/ui';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { loadPage, register } from '../federation/server/load-page.ts';
import { bareHead, documentHead } from '../head/page-head.ts';
import { matchPage } from '../site/match.ts';
import { PageStore } from '../site/page-store.ts';
import { Root } from '../site/root.tsx';
import { siteRoutes } from '../site/routes.tsx';
import { htmlDocument } from './document.ts';
import { criticalStyles, pageCache } from './styles.ts';

/** Any origin: addresses are rendered without one. */
const NOWHERE = 'http://site.invalid';

/** A composition, ready to be asked for pages. The whole face of the shell towards the renderer process. */
export const createSite: ShellServer['createSite'] = async ({ composition, page, folderOf }: SiteOptions) => {
  const inPage = pageComposition(composition, page);
  register(inPage.remotes, ({ name, version }) => {
    const release = composition.remotes.find((each) => each.name === name);
    return `${folderOf(name, version)}/${release?.server}`;
  });
  const pages = new PageStore(loadPage);
  const routes = siteRoutes(inPage, pages);
  const handler = createStaticHandler(routes);

  const render = async (url: string, plainPost?: PlainPost): Promise<RenderedPage> => {
    const { pathname } = new URL(url, NOWHERE);
    const match = matchPage(inPage, pathname);
    if (match) {
      const state = await pages.ensure({ remote: match.remote, page: match.route.page });
      if ('error' in state) throw state.error;
    }
    const context = await handler.query(new Request(`${NOWHERE}${url}`));
    if (context instanceof Response) throw new Error(`${url} answered ${context.status} instead of a page`);
    const cache = pageCache();
    const body = renderToString(
      <Root cache={cache} composition={inPage} pages={pages} {...(plainPost && { plainPost })}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Root>,
    );
    const { styles, hashes } = criticalStyles(cache, body);
    const ordinary = documentHead(inPage, pages, pathname);
    const isWrong = plainPost?.outcome.kind === 'refused';
    const head = isWrong ? { ...ordinary, title: `${ERROR_IN_TITLE}${ordinary.title}` } : ordinary;
    return {
      status: match ? 200 : 404,
      html: htmlDocument({ composition, page: inPage, head, styles, body, match, ...(plainPost && { plainPost }) }),
      styleHashes: hashes,
      remote: match && { name: match.remote.name, version: match.remote.version },
    };
  };

  const readPlainPost = async (path: string, fields: PlainFields) => {
    const match = matchPage(inPage, path);
    if (!match) return null;
    const state = await pages.ensure({ remote: match.remote, page: match.route.page });
    if ('error' in state) throw state.error;
    const posted = new URLSearchParams(fields.map(([name, value]) => [name, value]));
    return state.module.plainPost?.(posted, match.params) ?? null;
  };

  const bareShell = (): RenderedPage => ({
    status: 200,
    html: htmlDocument({
      composition,
      page: inPage,
      head: bareHead(inPage),
      styles: '',
      body: '',
      match: null,
    }),
    styleHashes: [],
    remote: null,
  });

  return { render, readPlainPost, bareShell };
};
