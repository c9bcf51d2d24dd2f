import type { Context, Middleware } from 'koa';
import { bestEncoding } from './best-encoding.ts';
import type { Page } from './page.ts';
import type { Site } from './site.ts';

/** Answers with pages of the current composition. Everything that is said of a page says which composition made it. */
export const pages =
  (site: Pick<Site, 'current' | 'log'>): Middleware =>
  async (ctx, next) => {
    const current = site.current();
    if (!current) return next();
    const path = tidy(ctx.path);
    if (path !== ctx.path) {
      ctx.status = 308;
      ctx.redirect(path + ctx.search);
      ctx.status = 308;
      return;
    }
    const { page, bare, error } = await current.get(path);
    if (bare) site.log.warn({ err: error }, 'a page could not be rendered; the bare shell was sent');
    send(ctx, page);
    ctx.set('Cache-Control', bare ? 'no-store' : 'no-cache');
  };

/** One address a page: no slash at the end, none doubled (which a browser would take for another host). */
const tidy = (path: string): string => path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');

function send(ctx: Context, page: Page): void {
  const encoding = bestEncoding(ctx, ['br', 'gzip']);
  ctx.status = page.status;
  ctx.set(page.headers);
  ctx.vary('Accept-Encoding');
  ctx.etag = encoding === 'identity' ? page.etag : `${page.etag}-${encoding}`;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.body = page.bodies[encoding];
  // After the body, which would set its own.
  ctx.set('Content-Type', page.headers['Content-Type'] ?? 'text/html; charset=utf-8');
}
