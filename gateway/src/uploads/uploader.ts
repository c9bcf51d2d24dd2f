import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { cookieOf } from '../http/cookie.ts';
import type { Vault } from '../vault/index.ts';

const PURPOSE = 'uploader';
/** As long as uploads that nobody claims are kept. */
const LIFETIME = 30 * 24 * 60 * 60;

/**
 * Who a browser is, so that it alone sees what it uploaded (design.md, reading 10): a random token in a signed,
 * HttpOnly cookie. The database knows its hash only.
 */
export interface Uploaders {
  /** The owner of a request's cookie; null without one, or with one that we did not sign. */
  of(ctx: Context): string | null;
  /** The same; a browser without a cookie gets one. */
  ofOrNew(ctx: Context): string;
}

export function uploaders(vault: Vault, origin: string): Uploaders {
  const secure = origin.startsWith('https:');
  // `__Host-`: set by this host over https, for all paths, and by nobody else.
  const name = secure ? '__Host-clandor-uploads' : 'clandor-uploads';
  const of = (ctx: Context): string | null => {
    const [token = '', ...signature] = (cookieOf(ctx, name) ?? '').split('.');
    return vault.verify(PURPOSE, token, signature.join('.')) ? ownerOf(token) : null;
  };
  return {
    of,
    ofOrNew(ctx) {
      const known = of(ctx);
      if (known) return known;
      const token = randomBytes(32).toString('base64url');
      const value = `${token}.${vault.sign(PURPOSE, token)}`;
      const attributes = `Path=/; Max-Age=${LIFETIME}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
      ctx.append('Set-Cookie', `${name}=${value}; ${attributes}`);
      return ownerOf(token);
    },
  };
}

const ownerOf = (token: string): string => createHash('sha256').update(token).digest('hex');
