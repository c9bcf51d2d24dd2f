import type { Context, Middleware } from 'koa';
import type { PageCounts } from '../guard/counts.ts';
import { bestEncoding } from './best-encoding.ts';
import { pagesFor } from './cohort.ts';
import type { Page } from './page.ts';
import type { PageSet } from './page-set.ts';
import type { Site } from './site.ts';

export interface PagesOptions {
  site: Pick<Site, 'served' | 'log'>;
  counts: Pick<PageCounts, 'add'>;
  /** The pages that this browser alone gets to see before they are live; undefined for everybody else. */
  previewOf: (ctx: Context) => Promise<PageSet | undefined>;
  /** The public origin: on https, cookies are for https alone. */
  origin: string;
}

/** Answers with pages of the current composition. Everything that is said of a page says which composition made it. */
export const pages =
  ({ site, counts, previewOf, origin }: PagesOptions): Middleware =>
  async (ctx, next) => {
    const served = site.served();
    if (!served) return next();
    const path = tidy(ctx.path);
    if (path !== ctx.path) {
      ctx.status = 308;
      ctx.redirect(path + ctx.search);
      ctx.status = 308;
      return;
    }
    const preview = await previewOf(ctx);
    const set = preview ?? pagesFor(ctx, served, origin.startsWith('https:'));
    const { page, bare, error } = await set.get(path);
    if (bare) site.log.warn({ err: error }, 'a page could not be rendered; the bare shell was sent');
    send(ctx, page);
    ctx.set('Cache-Control', bare || preview ? 'no-store' : served.canary ? 'private, no-cache' : 'no-cache');
    if (preview) ctx.set('X-Robots-Tag', 'noindex, nofollow');
    else if (ctx.method === 'GET') count(counts, served.entry.seq, set, page, bare);
  };

/** One page for its remote, one for the shell around it; a page that could not be rendered is a failure of its own. */
function count(counts: PagesOptions['counts'], seq: number, set: PageSet, page: Page, bare: boolean): void {
  const { id, shell } = set.composition;
  const composition = id;
  counts.add('page', { seq, composition, release: { name: 'shell', version: shell.version } });
  if (page.made.name !== 'shell') counts.add('page', { seq, composition, release: page.made });
  if (bare) counts.add('render', { seq, composition, release: page.made });
}

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
