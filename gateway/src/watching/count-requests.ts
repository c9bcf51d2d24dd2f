import type { Middleware } from 'koa';
import { routeKind } from './route-kind.ts';
import { tallies } from './tallies.ts';

/** Counts what goes through the whole stack, when it is over. First of all, so that nothing escapes it. */
export const countRequests: Middleware = (ctx, next) => {
  const started = performance.now();
  ctx.res.once('close', () => {
    const { path, res, state } = ctx;
    const status = res.writableFinished ? res.statusCode : 'broken';
    tallies.requests.byStack(routeKind(path), status, (performance.now() - started) / 1_000);
    const code: unknown = state.errorCode;
    if (typeof code === 'string') tallies.refusals.raise([code]);
  });
  return next();
};
