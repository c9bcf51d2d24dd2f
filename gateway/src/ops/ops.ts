import type { PageSettings } from '@clandor/contract';
import { OPS_API } from '@clandor/contract';
import Router, { type RouterContext } from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { notFound } from '../http/app-error.ts';
import { onlyFromOwnPages } from '../http/only-from-own-pages.ts';
import type { Registry } from '../releases/registry.ts';
import type { Vault } from '../vault/index.ts';
import { Doorkeeper } from './authorise.ts';
import { changeRoutes } from './change-routes.ts';
import { consoleFiles } from './console-files.ts';
import { operations } from './operations.ts';
import type { OpsContext } from './ops-context.ts';
import { previewLinks } from './preview-links.ts';
import { readRoutes } from './read-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { sessions } from './sessions.ts';
import { tokenRoutes } from './token-routes.ts';

export interface OpsOptions {
  registry: Registry;
  vault: Vault;
  page: PageSettings;
  log: Logger;
}

/** Everything under /ops: the console, what it and the release command speak to, and links to previews. */
export function ops({ registry, vault, page, log }: OpsOptions): Middleware {
  const { database } = registry;
  const { origin } = page;
  const open = sessions({ database, vault, origin });
  const shared: OpsContext = {
    doorkeeper: new Doorkeeper({ database, vault, sessions: open }),
    operationsFor: (by) => operations({ registry, vault, page, by }),
    log,
  };
  const router = new Router({ prefix: OPS_API, sensitive: true, strict: true });
  router.use(noStore, ownPagesUnlessBearer(origin));
  sessionRoutes(router, { ...shared, sessions: open, database });
  readRoutes(router, shared);
  changeRoutes(router, shared);
  tokenRoutes(router, shared);
  const routes = router.routes();
  const files = consoleFiles();
  const links = previewLinks({ registry, vault, origin });
  return async (ctx, next) => {
    if (ctx.path !== '/ops' && !ctx.path.startsWith('/ops/')) return next();
    ctx.set('X-Robots-Tag', 'noindex, nofollow');
    if (ctx.path.startsWith(`${OPS_API}/`)) return routes(ctx as RouterContext, unanswered);
    return links(ctx, () => files(ctx, unanswered));
  };
}

const noStore: Middleware = (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  return next();
};

/** A cookie goes along by itself, a token in a header does not: only the former can be misused by another site's page. */
function ownPagesUnlessBearer(origin: string): Middleware {
  const guard = onlyFromOwnPages(origin);
  return (ctx: Context, next) => (ctx.get('Authorization') ? next() : guard(ctx, next));
}

const unanswered = async (): Promise<never> => {
  throw notFound();
};
