import type { Context } from 'koa';
import { AppError } from '../http/app-error.ts';

/**
 * The request's Idempotency-Key: 1 to 200 printable ASCII characters without spaces; undefined when there is none.
 * @throws AppError 400 for any other, also for two of them (Node joins those with a comma and a space)
 */
export function idempotencyKey(ctx: Context): string | undefined {
  const key = ctx.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new AppError({
    status: 400,
    code: 'bad-idempotency-key',
    message: 'The Idempotency-Key must be 1 to 200 printable characters without spaces.',
  });
}
