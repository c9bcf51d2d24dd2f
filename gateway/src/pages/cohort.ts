import { createHash, randomBytes } from 'node:crypto';
import { cookieIn } from '../http/cookie.ts';

/** `__Host-` on https: set by this host, for all paths, and by nobody else. */
const cookieName = (secure: boolean): string => (secure ? '__Host-clandor-cohort' : 'clandor-cohort');
const VALUE = /^[0-9a-f]{16}$/;
/** Long enough for any gradual activation, in seconds. */
const LIFETIME = 30 * 24 * 60 * 60;

/** What there is to get (site.ts), as far as the choice needs it. */
export interface Choice<Pages> {
  pages: Pages;
  canary: Pages | null;
  entry: { percent: number };
}

/**
 * The pages that a visitor gets, and the cookie to set, if any. While a share of the visitors gets a new composition, a
 * random number in a cookie says who: the same visitor stays where they are, and a larger share only adds to a smaller
 * one. The number says nothing of the visitor, and without a canary nobody gets one.
 *
 * @param cookies the request's Cookie header
 */
export function pagesFor<Pages extends { composition: { id: string } }>(
  cookies: string,
  { pages, canary, entry }: Choice<Pages>,
  secure: boolean,
): { set: Pages; cookie: string | null } {
  if (!canary) return { set: pages, cookie: null };
  const name = cookieName(secure);
  const known = cookieIn(cookies, name);
  const value = known && VALUE.test(known) ? known : randomBytes(8).toString('hex');
  return {
    set: placeOf(value, canary.composition.id) < entry.percent ? canary : pages,
    cookie:
      value === known
        ? null
        : `${name}=${value}; Path=/; Max-Age=${LIFETIME}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  };
}

/** From 0 to 100, by visitor and composition: it is not always the same people who get what is new. */
export function placeOf(value: string, composition: string): number {
  const digest = createHash('sha256').update(`${value} ${composition}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}
