import type { Middleware } from 'koa';
import { methodNotAllowed } from '../http/app-error.ts';
import { type Gather, written } from './gather.ts';

/** This machine, as an address and as the name of an origin. */
const THIS_MACHINE = /^(::1|(::ffff:)?127(\.\d{1,3}){3}|localhost|\[::1\])$/;

/** Whether the site is somebody's own, on their own machine. */
export const isLocal = (origin: string): boolean => THIS_MACHINE.test(new URL(origin).hostname);

/**
 * `/metrics` where the site itself is at localhost, for whoever asks from there: nobody is to be kept out. A public site
 * has them at an address of their own only (metrics-server.ts).
 */
export const localMetrics =
  (gather: Gather): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/metrics' || !THIS_MACHINE.test(ctx.socket.remoteAddress ?? '')) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    const { type, text } = await written([await gather()]);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = text;
    ctx.type = type;
  };
