import type { Context } from 'koa';

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The smallest of the encodings at hand that the browser takes. Browsers say `gzip, deflate, br` with gzip first and
 * all of them alike, so the order of theirs is no wish: asked one by one.
 *
 * @param atHand besides identity, smallest first
 */
export const bestEncoding = (ctx: Pick<Context, 'acceptsEncodings'>, atHand: readonly Encoding[]): Encoding =>
  atHand.find((encoding) => ctx.acceptsEncodings(encoding, 'identity') === encoding) ?? 'identity';
