import type { Composition } from '@clandor/contract';
import type { Middleware } from 'koa';
import { AppError, methodNotAllowed } from '../http/app-error.ts';
import { feedAt } from './feeds.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

export interface DiscoveryOptions {
  /** The composition that is served now, if any. */
  site: { current(): { composition: Pick<Composition, 'remotes'> } | undefined };
  /** The public origin. */
  origin: string;
}

/**
 * What search engines and feed readers ask for: `/robots.txt`, `/sitemap.xml` (design.md, names at the edges), and the
 * feeds that remotes declare. All of it follows the composition that is served.
 */
export const discovery =
  ({ site, origin }: DiscoveryOptions): Middleware =>
  (ctx, next) => {
    const found = documentAt(ctx.path, site, origin);
    if (!found) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    ctx.set('Cache-Control', 'public, max-age=300');
    ctx.body = found.body;
    ctx.type = found.type;
  };

function documentAt(
  path: string,
  site: DiscoveryOptions['site'],
  origin: string,
): { type: string; body: string } | null {
  if (path === '/robots.txt') return { type: 'text/plain', body: robots(origin) };
  if (!path.endsWith('.xml')) return null;
  const composition = site.current()?.composition;
  if (!composition) throw notReady();
  if (path === '/sitemap.xml') return { type: 'application/xml', body: sitemap(composition, origin) };
  return feedAt(path, composition, origin);
}

const notReady = () =>
  new AppError({
    status: 503,
    code: 'no-composition',
    message: 'The list of pages is not ready. Please ask again in a moment.',
    headers: { 'Retry-After': '5' },
  });
