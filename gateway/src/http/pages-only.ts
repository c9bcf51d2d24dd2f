import type { Middleware } from 'koa';
import { AppError, methodNotAllowed } from './app-error.ts';

/** What is left is a page: read only, and there only once a composition is current. */
export const pagesOnly =
  (site: { ready(): boolean }): Middleware =>
  (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    if (site.ready()) return next();
    throw notOpen();
  };

/** Nothing can be served yet. */
export const notOpen = (): AppError =>
  new AppError({
    status: 503,
    code: 'no-composition',
    message: 'The house is being opened. Please come back in a moment.',
    headers: { 'Retry-After': '5' },
  });
