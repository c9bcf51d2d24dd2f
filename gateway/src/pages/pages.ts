import type { Context, Middleware } from 'koa';
import { bestEncoding } from '../http/best-encoding.ts';
import { loggedPath } from '../http/logged-path.ts';
import { sendReady } from '../http/ready-answer.ts';
import { tallies } from '../watching/tallies.ts';
import { pagesFor } from './cohort.ts';
import type { PageCounter } from './page-counter.ts';
import type { PageSet } from './page-set.ts';
import type { Site } from './site.ts';

export interface PagesOptions {
  site: Pick<Site, 'served' | 'log'>;
  counter: Pick<PageCounter, 'sent' | 'bare'>;
  /** The pages that this browser alone gets to see before they are live; undefined for everybody else. */
  previewOf: (ctx: Context) => Promise<PageSet | undefined>;
  /** The public origin: on https, cookies are for https alone. */
  origin: string;
}

/** Answers with pages of the current composition. Everything that is said of a page says which composition made it. */
export const pages =
  ({ site, counter, previewOf, origin }: PagesOptions): Middleware =>
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
    const { set, cookie } = preview
      ? { set: preview, cookie: null }
      : pagesFor(ctx.get('Cookie'), served, origin.startsWith('https:'));
    const { page, bare, error } = await set.get(path, ctx.state.id);
    if (bare) site.log.warn({ id: ctx.state.id, err: error }, 'a page could not be rendered; the bare shell was sent');
    if (cookie) ctx.append('Set-Cookie', cookie);
    const manner = preview ? 'preview' : bare ? 'makeshift' : served.canary ? 'cohort' : 'shared';
    sendReady(ctx, page.answer(manner, bestEncoding(ctx)));
    if (preview) return;
    // The whole stack let it through: from now on it may be answered before that (pages-from-memory.ts).
    // But not with a word in its address that the log must not have: before the stack nobody looks for one.
    if (loggedPath(path) === path) set.reached(path);
    if (ctx.method !== 'GET') return;
    counter.sent(served, set, page);
    if (!bare) return;
    tallies.bareShells.raise([]);
    counter.bare(served, set, page);
  };

/** One address a page: no slash at the end, none doubled (which a browser would take for another host). */
const tidy = (path: string): string => path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
