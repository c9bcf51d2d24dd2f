import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { DatabaseAway } from '../database/errors.ts';
import { AppError } from './app-error.ts';
import { errorPage } from './error-page.ts';
import { isApi } from './is-api.ts';

/** Headers of the answer that was under way and does not fit the error any more. */
const STALE = ['Content-Encoding', 'Content-Length', 'Content-Type', 'ETag', 'Last-Modified', 'Vary', 'Allow'];

/** What the system says where no room is left on a disk, or no more of it is this user's. */
const NO_ROOM = ['ENOSPC', 'EDQUOT'];

/**
 * The one place that turns what was thrown into an answer: JSON `{ message, issues }` under /api, a calm page elsewhere.
 * The cause is logged, never shown.
 */
export const answerErrors =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (thrown) {
      const error = thrown instanceof AppError ? thrown : unexpected(thrown);
      if (error.status >= 500) log.error({ id: ctx.state.id, code: error.code, err: error.cause ?? error }, 'failed');
      ctx.state.errorCode = error.code;

      for (const name of STALE) ctx.remove(name);
      ctx.status = error.status;
      ctx.set({ 'Cache-Control': 'no-store', ...error.headers });
      if (isApi(ctx.path)) {
        ctx.body = { message: error.message, issues: error.issues ?? [] };
      } else {
        const page = errorPage(error);
        ctx.set('Content-Security-Policy', page.contentSecurityPolicy);
        ctx.type = 'html';
        ctx.body = page.html;
      }
    }
  };

/**
 * What visitors are told of a failure that nobody foresaw. A database that is away comes back, and somebody makes room on
 * a disk: a 503 says so.
 */
export const unexpected = (cause: unknown): AppError =>
  new AppError({
    ...passing(cause),
    message: 'Something went wrong on our side. Please try again in a moment.',
    cause,
  });

function passing(cause: unknown): { status: number; code: string; headers?: Record<string, string> } {
  if (cause instanceof DatabaseAway) return { status: 503, code: 'database-away', headers: { 'Retry-After': '5' } };
  const isFull = cause instanceof Error && 'code' in cause && NO_ROOM.includes(String(cause.code));
  return isFull
    ? { status: 503, code: 'disk-full', headers: { 'Retry-After': '60' } }
    : { status: 500, code: 'unexpected' };
}
