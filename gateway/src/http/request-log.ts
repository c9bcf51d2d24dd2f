import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { rawLog } from '../log.ts';
import { note } from '../watching/spans.ts';
import { LONGEST_LOGGED, loggedPath } from './logged-path.ts';
import { type NameRequest, REQUEST_ID } from './request-id.ts';

const MESSAGE = 'request';

/** A request, as its line tells of it. */
interface RequestLine {
  id: string;
  method: string;
  path: string;
  status: number;
  /** When it came, by `performance.now()`. */
  started: number;
}

/** What is logged. No personal data: no address of the visitor, no query string, no body, no header. */
const lineOf = ({ id, method, path, status, started }: RequestLine) => ({
  id,
  method,
  path: path.length > LONGEST_LOGGED ? path.slice(0, LONGEST_LOGGED) : path,
  status,
  ms: Math.round((performance.now() - started) * 10) / 10,
});

/** Lines of requests go to the log together, as soon as there are so many characters of them. */
const TOGETHER = 2_048;

/**
 * Logs requests that are answered at once: the line that the log itself would write, made by hand, and those of one turn
 * of the event loop written together. One by one, through the log, they would take a fifth of the rate.
 */
export function requestLines(log: Logger): (line: RequestLine) => void {
  if (!log.isLevelEnabled('info')) return () => {};
  const level = log.levels.values.info;
  const { bindings, write } = rawLog(log);
  let waiting = '';
  const flush = () => {
    const lines = waiting;
    waiting = '';
    if (lines !== '') write(lines);
  };
  return (request) => {
    const { id, method, path, status, ms } = lineOf(request);
    if (waiting === '') setImmediate(flush);
    waiting += `{"level":${level},"time":${Date.now()}${bindings},"id":"${id}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms},"msg":"${MESSAGE}"}\n`;
    if (waiting.length >= TOGETHER) flush();
  };
}

/** Gives each request an id (answered as `X-Request-Id`) and logs one line when it is over. */
export const requestLog =
  (log: Logger, nameRequest: NameRequest): Middleware =>
  async (ctx, next) => {
    const started = performance.now();
    const id = nameRequest(ctx.get(REQUEST_ID) || undefined);
    note({ 'clandor.request.id': id });
    ctx.state.id = id;
    ctx.set(REQUEST_ID, id);
    // 'close' comes once, after a finished answer and after one that the visitor broke off.
    ctx.res.once('close', () => {
      const { method, path, res, state } = ctx;
      const code = state.errorCode as string | undefined;
      log.info(
        {
          ...lineOf({ id, method, path: loggedPath(path), status: res.statusCode, started }),
          // Of the error that it was answered with.
          ...(code ? { code } : {}),
          // The visitor left before the end.
          ...(res.writableFinished ? {} : { broken: true }),
        },
        MESSAGE,
      );
    });
    await next();
  };
