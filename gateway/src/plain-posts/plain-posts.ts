import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PlainPost } from '@clandor/contract';
import type { Context, Middleware } from 'koa';
import { AppError, methodNotAllowed } from '../http/app-error.ts';
import { noticePage } from '../http/error-page.ts';
import { onlyFromOwnPages } from '../http/only-from-own-pages.ts';
import { readFields } from '../http/read-fields.ts';
import { pagesFor } from '../pages/cohort.ts';
import type { PageSet } from '../pages/page-set.ts';
import type { PagesOptions } from '../pages/pages.ts';
import { type TakeOptions, takePlainPost } from './take-plain-post.ts';
import { takerOf } from './taker-of.ts';

export interface PlainPostsOptions
  extends Omit<TakeOptions, 'log'>,
    Pick<PagesOptions, 'site' | 'counter' | 'previewOf' | 'origin'> {}

/** Each is two turns of the renderer, which draws one page at a time: those beyond are asked to come back. */
const MOST_UNDER_WAY = 50;

/**
 * Answers to forms that browsers send by themselves, without scripts or before they are there: has the page of the
 * visitor's composition read the fields, stores what it made of them, and answers with the page and what came of it.
 * All of it is one visitor's: never kept, never logged, never in an address.
 */
export function plainPosts({ site, counter, forms, vault, previewOf, origin }: PlainPostsOptions): Middleware {
  const { log } = site;
  const own = onlyFromOwnPages(origin);
  let underWay = 0;

  const answer = async (ctx: Context, set: PageSet, failed: () => void): Promise<void> => {
    const { path } = ctx;
    const { id } = ctx.state;
    const fields = await readFields(ctx);
    const reading = await set.readPlainPost(path, fields, id).catch((error: unknown): never => {
      failed();
      throw notSent(error);
    });
    if (!reading) throw methodNotAllowed(['GET', 'HEAD']);
    const { outcome, status, headers = {} } = await takePlainPost(ctx, reading, { forms, vault, log });
    const post: PlainPost = { path, outcome, fields: outcome.kind === 'stored' ? [] : fields };
    const page = await set.answerTo(post, id).catch((error: unknown) => {
      failed();
      if (outcome.kind !== 'stored') throw notSent(error);
      log.warn({ id, err: error }, 'a page could not be rendered; a plain notice said that the form is stored');
      return received(outcome.reference);
    });
    await send(ctx, { ...page, status, headers: { ...page.headers, ...headers } });
  };

  return async (ctx, next) => {
    const served = site.served();
    if (ctx.method !== 'POST' || !served) return next();
    const preview = await previewOf(ctx);
    const { set, cookie } = preview
      ? { set: preview, cookie: null }
      : pagesFor(ctx.get('Cookie'), served, origin.startsWith('https:'));
    const taker = takerOf(set.composition, ctx.path);
    if (!taker) return next();
    // What does not render here counts as on any page: a canary that breaks its form is taken back.
    const failed = () => {
      if (!preview) counter.bare(served, set, { made: { name: taker.name, version: taker.version } });
    };
    await own(ctx, async () => {
      if (underWay >= MOST_UNDER_WAY) throw notSent();
      underWay += 1;
      try {
        await answer(ctx, set, failed);
      } finally {
        underWay -= 1;
      }
      if (cookie) ctx.append('Set-Cookie', cookie);
    });
  };
}

/** The renderer could not: what was written is with the visitor's browser alone. */
const notSent = (cause?: unknown): AppError =>
  new AppError({
    status: 503,
    code: 'plain-post-not-read',
    message:
      'What you wrote was not sent, and nothing of it is kept here. Please go back, where your browser may still have it, and send it again in a moment.',
    headers: { 'Retry-After': '5' },
    cause,
  });

/** Stored, but its page could not be drawn. */
function received(reference: string): { html: string; headers: Record<string, string> } {
  const { html, contentSecurityPolicy } = noticePage('Thank you', [
    'What you wrote has been received. There is no need to send it again.',
    ...(reference ? [`Your reference is ${reference}.`] : []),
  ]);
  return {
    html,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': contentSecurityPolicy },
  };
}

const zip = promisify(gzip);

/** Compressed for this one answer, quickly: it is made once. */
async function send(
  ctx: Context,
  { html, headers, status }: { html: string; headers: Record<string, string>; status: number },
): Promise<void> {
  const isZipped = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  ctx.status = status;
  ctx.body = isZipped ? await zip(html) : html;
  ctx.set({ ...headers, 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' });
  if (isZipped) ctx.set('Content-Encoding', 'gzip');
}
