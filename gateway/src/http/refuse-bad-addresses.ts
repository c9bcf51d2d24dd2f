import type { Middleware } from 'koa';
import { AppError } from './app-error.ts';

/** No page of the site comes near; campaign parameters fit. */
const LONGEST = 4096;

/** Refuses addresses that nobody types: too long (414), or not decodable or with control characters (400). */
export const refuseBadAddresses: Middleware = (ctx, next) => {
  if (ctx.url.length > LONGEST) {
    throw new AppError({ status: 414, code: 'address-too-long', message: 'This address is too long.' });
  }
  if (!isReadable(ctx.path)) {
    throw new AppError({ status: 400, code: 'bad-address', message: 'This address cannot be read.' });
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
