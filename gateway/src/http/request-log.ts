import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/** A path that is longer tells nothing more. */
const LOGGED_PATH = 200;

/**
 * Gives each request an id (answered as `X-Request-Id`) and logs one line when it is over.
 * No personal data: no address of the visitor, no query string, no body, no header.
 */
export const requestLog =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    const started = performance.now();
    const id = randomUUID();
    ctx.state.id = id;
    ctx.set('X-Request-Id', id);
    // 'close' comes once, after a finished answer and after one that the visitor broke off.
    ctx.res.once('close', () => {
      log.info(
        {
          id,
          method: ctx.method,
          path: ctx.path.slice(0, LOGGED_PATH),
          status: ctx.res.statusCode,
          ms: Math.round((performance.now() - started) * 10) / 10,
          ...(ctx.state.errorCode ? { code: ctx.state.errorCode } : {}),
          ...(ctx.res.writableFinished ? {} : { broken: true }),
        },
        'request',
      );
    });
    await next();
  };
