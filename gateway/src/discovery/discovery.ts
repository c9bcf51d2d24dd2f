import type { Middleware } from 'koa';
import { AppError, methodNotAllowed } from '../http/app-error.ts';
import type { Listing } from '../pages/paths.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

export interface DiscoveryOptions {
  /** The composition that is served now, if any. */
  site: { current(): { composition: Listing } | undefined };
  /** The public origin. */
  origin: string;
}

/** What search engines ask for: `/robots.txt` and `/sitemap.xml` (design.md, names at the edges). */
export const discovery =
  ({ site, origin }: DiscoveryOptions): Middleware =>
  (ctx, next) => {
    if (ctx.path !== '/robots.txt' && ctx.path !== '/sitemap.xml') return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    ctx.set('Cache-Control', 'public, max-age=300');
    if (ctx.path === '/robots.txt') {
      ctx.type = 'text/plain';
      ctx.body = robots(origin);
      return;
    }
    const current = site.current();
    if (!current) {
      throw new AppError({
        status: 503,
        code: 'no-composition',
        message: 'The list of pages is not ready. Please ask again in a moment.',
        headers: { 'Retry-After': '5' },
      });
    }
    ctx.type = 'application/xml';
    ctx.body = sitemap(current.composition, origin);
  };
