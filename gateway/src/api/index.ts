import Router, { type RouterContext } from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { ClubDatabase } from '../database/open-database.ts';
import { methodNotAllowed, notFound } from '../http/app-error.ts';
import { isApi } from '../http/is-api.ts';
import { onlyFromOwnPages } from '../http/only-from-own-pages.ts';
import { formSubmit } from './form-submit/form-submit.ts';

export interface ApiOptions {
  database: ClubDatabase;
  /** The public origin. */
  origin: string;
}

/** Everything under /api: JSON in, JSON out, nothing kept by caches. */
export function api({ database, origin }: ApiOptions): Middleware {
  const router = new Router({ prefix: '/api', sensitive: true, strict: true });
  router.use(noStore, onlyFromOwnPages(origin));
  router.post('/form-submit', formSubmit(database));

  const routes = router.routes(); // It adds what makes a context a RouterContext itself.
  return (ctx, next) => (isApi(ctx.path) ? routes(ctx as RouterContext, async () => unanswered(router, ctx)) : next());
}

const noStore: Middleware = (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  return next();
};

/** 405 with the methods that the address takes, 404 for one that does not exist. */
function unanswered(router: Router, { path, method }: Context): never {
  const allow = router.match(path, method).path.flatMap(({ methods }) => methods);
  throw allow.length ? methodNotAllowed([...new Set(allow)]) : notFound();
}
