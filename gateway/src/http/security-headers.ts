import type { Middleware } from 'koa';

/** For everything that is not a page; pages set their own, with the hashes of their styles. */
const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS = {
  'Content-Security-Policy': NOTHING_ALLOWED,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** What stands on every answer. HSTS only where the site is on https. */
export const securityHeadersFor = (origin: string): Readonly<Record<string, string>> => ({
  ...HEADERS,
  ...(origin.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** On every answer, errors included: set before anything else can fail. */
export function securityHeaders(origin: string): Middleware {
  const headers = securityHeadersFor(origin);
  return (ctx, next) => {
    ctx.set(headers);
    return next();
  };
}
