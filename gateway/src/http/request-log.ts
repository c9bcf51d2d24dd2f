import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/** A path that is longer tells nothing more. */
const LOGGED_PATH = 200;

/** The header that names a request; its line in the log has the same. */
export const REQUEST_ID = 'X-Request-Id';

export const newRequestId = (): string => randomUUID();

/**
 * Logs one line when a request is over, finished or broken off by the visitor.
 * No personal data: no address of the visitor, no query string, no body, no header.
 *
 * @param request `path` and `code` are asked for at the end
 */
export function logWhenOver(
  log: Logger,
  response: ServerResponse,
  request: { id: string; method: string; readonly path: string; readonly code?: string | undefined },
): void {
  const started = performance.now();
  // 'close' comes once, after a finished answer and after one that the visitor broke off.
  response.once('close', () => {
    const { id, method, path, code } = request;
    const line: Record<string, unknown> = {
      id,
      method,
      path: path.slice(0, LOGGED_PATH),
      status: response.statusCode,
      ms: Math.round((performance.now() - started) * 10) / 10,
    };
    if (code) line.code = code;
    if (!response.writableFinished) line.broken = true;
    log.info(line, 'request');
  });
}

/** Gives each request an id (answered as `X-Request-Id`) and logs one line when it is over. */
export const requestLog =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    const id = newRequestId();
    ctx.state.id = id;
    ctx.set(REQUEST_ID, id);
    logWhenOver(log, ctx.res, {
      id,
      method: ctx.method,
      get path() {
        return ctx.path;
      },
      get code() {
        return ctx.state.errorCode as string | undefined;
      },
    });
    await next();
  };
