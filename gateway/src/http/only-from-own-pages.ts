import type { Middleware } from 'koa';
import { AppError } from './app-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that change something and come from another site's page (cross-site request forgery).
 * Browsers say where from: `Sec-Fetch-Site`, older ones and plain http `Origin`. What says neither is no browser.
 *
 * @param origin the public origin (CLUB_ORIGIN); the Host header is not believed
 */
export const onlyFromOwnPages =
  (origin: string): Middleware =>
  (ctx, next) => {
    if (SAFE_METHODS.has(ctx.method)) return next();
    const site = ctx.get('Sec-Fetch-Site');
    const from = ctx.get('Origin');
    const isOwn = site ? site === 'same-origin' || site === 'none' : !from || from === origin;
    if (isOwn) return next();
    throw new AppError({ status: 403, code: 'other-site', message: 'This can be sent from Clandor’s own pages only.' });
  };
