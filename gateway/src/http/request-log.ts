import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/** A path that is longer tells nothing more. */
const LOGGED_PATH = 200;

/** The header that names a request; its line in the log has the same. */
export const REQUEST_ID = 'X-Request-Id';

export const newRequestId = (): string => randomUUID();

/** What a line says of a request. */
export interface RequestLine {
  id: string;
  method: string;
  path: string;
  status: number;
  /** When it came, by `performance.now()`. */
  started: number;
  /** Of the error that it was answered with. */
  code?: string | undefined;
  /** Whether the visitor left before the end. */
  broken?: boolean;
}

/** What is logged. No personal data: no address of the visitor, no query string, no body, no header. */
function lineOf({ id, method, path, status, started, code, broken }: RequestLine): Record<string, unknown> {
  const line: Record<string, unknown> = {
    id,
    method,
    path: path.length > LOGGED_PATH ? path.slice(0, LOGGED_PATH) : path,
    status,
    ms: Math.round((performance.now() - started) * 10) / 10,
  };
  if (code) line.code = code;
  if (broken) line.broken = true;
  return line;
}

/**
 * Logs requests that are answered at once, those of one turn of the event loop together: under load that takes half as
 * long as one by one, between answers.
 */
export function requestLines(log: Logger): (line: RequestLine) => void {
  let waiting: Record<string, unknown>[] = [];
  const write = () => {
    const lines = waiting;
    waiting = [];
    for (const line of lines) log.info(line, 'request');
  };
  if (!log.isLevelEnabled('info')) return () => {};
  return (line) => {
    if (waiting.push(lineOf(line)) === 1) setImmediate(write);
  };
}

/** Gives each request an id (answered as `X-Request-Id`) and logs one line when it is over. */
export const requestLog =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    const started = performance.now();
    const id = newRequestId();
    ctx.state.id = id;
    ctx.set(REQUEST_ID, id);
    // 'close' comes once, after a finished answer and after one that the visitor broke off.
    ctx.res.once('close', () => {
      const { method, path, res, state } = ctx;
      const code = state.errorCode as string | undefined;
      log.info(
        lineOf({ id, method, path, status: res.statusCode, started, code, broken: !res.writableFinished }),
        'request',
      );
    });
    await next();
  };
