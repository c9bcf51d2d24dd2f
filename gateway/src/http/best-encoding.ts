import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** What there is besides identity, smallest first. */
const AT_HAND = ['br', 'gzip'] as const;
/** So many ways of saying it are remembered; browsers know a handful. */
const MOST_KNOWN = 200;

const known = new LRUCache<string, Encoding>({ max: MOST_KNOWN });

/**
 * The smallest of the encodings at hand that the browser takes. Browsers say `gzip, deflate, br` with gzip first and
 * all of them alike, so the order of theirs is no wish: asked one by one.
 */
export function bestEncoding(ctx: Pick<Context, 'acceptsEncodings' | 'get'>): Encoding {
  const best = AT_HAND.find((encoding) => ctx.acceptsEncodings(encoding, 'identity') === encoding) ?? 'identity';
  known.set(ctx.get('Accept-Encoding'), best);
  return best;
}

/** What was found best for this very Accept-Encoding before; undefined where nobody has said it in these words lately. */
export const knownEncoding = (acceptEncoding: string): Encoding | undefined => known.get(acceptEncoding);
