import type { Context, Middleware } from 'koa';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../http/app-error.ts';
import type { LimiterOptions } from '../limits/limit.ts';
import { limiter } from '../limits/limiter.ts';

/**
 * How much one address may send to one form before it is asked to wait: generous for people, a family or an office
 * behind one address included. Only what was taken counts. Seconds.
 */
export const RATE_LIMITS = {
  submissions: { points: 60, duration: 600 },
  uploads: { points: 240, duration: 600 },
} as const;

/**
 * Limits a form for each address. Nothing about who asked is logged, and no address is stored (limits/).
 * @param name of the form; each has its own count
 */
export function rateLimit(
  name: string,
  limit: { points: number; duration: number },
  { rateLimits, ...options }: LimiterOptions & { rateLimits: boolean },
): Middleware {
  if (!rateLimits) return (_ctx, next) => next();
  const taken = limiter({ ...limit, keyPrefix: name }, options);
  return async (ctx, next) => {
    const address = addressOf(ctx);
    await taken.consume(address).catch((refused: unknown) => {
      throw refused instanceof RateLimiterRes ? tooMany(refused.msBeforeNext) : refused;
    });
    try {
      await next();
    } catch (error) {
      await taken.reward(address);
      throw error;
    }
  };
}

/** An IPv6 customer has a whole /64 of addresses. */
export function addressOf({ ip }: Context): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/, '');
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}

function tooMany(milliseconds: number): AppError {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return new AppError({
    status: 429,
    code: 'too-many',
    message: `There were many from this address. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    headers: { 'Retry-After': String(Math.ceil(milliseconds / 1000)) },
  });
}
