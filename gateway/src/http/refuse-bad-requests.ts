import type { Middleware } from 'koa';
import { AppError } from './app-error.ts';

/** In characters. No page of the site comes near; campaign parameters fit. */
const LONGEST_ADDRESS = 4096;

/**
 * Refuses what no browser sends: an address that is too long (414), or that cannot be decoded or holds control
 * characters, or more than one Host or none (400).
 */
export const refuseBadRequests: Middleware = (ctx, next) => {
  if (ctx.url.length > LONGEST_ADDRESS) {
    throw new AppError({ status: 414, code: 'address-too-long', message: 'This address is too long.' });
  }
  if (!isReadable(ctx.path)) {
    throw new AppError({ status: 400, code: 'bad-address', message: 'This address cannot be read.' });
  }
  const hosts = ctx.req.headersDistinct.host?.length ?? 0;
  if (hosts > 1) throw new AppError({ status: 400, code: 'two-hosts', message: 'This request names two hosts.' });
  if (hosts === 0 && ctx.req.httpVersion === '1.1') {
    throw new AppError({ status: 400, code: 'no-host', message: 'This request names no host.' });
  }
  return next();
};

function isReadable(path: string): boolean {
  try {
    return path.startsWith('/') && !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
