import type { Middleware } from 'koa';
import { AppError } from '../../http/app-error.ts';
import { createDoor } from '../../limits/door.ts';
import { IS_SMALL } from '../../memory.ts';
import { addressOf } from '../rate-limit.ts';

/**
 * Uploads under way in one process, those included that wait for their photos' turn. Each holds up to 0.7 MB in the
 * buffers between connection and disk; the photos of so many take about a minute.
 */
export const MOST_AT_ONCE = IS_SMALL ? 64 : 128;
/** Else one address that hardly sends could keep all others out. */
export const MOST_OF_ONE_ADDRESS = MOST_AT_ONCE / 4;

/**
 * Asks whoever comes beyond that to come again, before a byte of theirs is kept. What they send on is read and dropped,
 * so that they hear the answer.
 * @param rateLimits whether one address is counted by itself
 */
export function fewAtOnce(rateLimits: boolean): Middleware {
  const door = createDoor({
    most: MOST_AT_ONCE,
    mostOfOne: rateLimits ? MOST_OF_ONE_ADDRESS : MOST_AT_ONCE,
    full: () => comeAgain(503, 'uploads-full', 'Many files are being uploaded just now.'),
    fullOfOne: () => comeAgain(429, 'too-many-at-once', 'Many files are on their way from this address.'),
  });
  return async (ctx, next) => {
    const leave = door.enter(addressOf(ctx));
    try {
      await next();
    } finally {
      leave();
    }
  };
}

const comeAgain = (status: number, code: string, what: string): AppError =>
  new AppError({ status, code, message: `${what} Please try again in a minute.`, headers: { 'Retry-After': '60' } });
