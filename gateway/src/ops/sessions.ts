import type { OpsSession, OpsToken } from '@clandor/contract';
import type { Context } from 'koa';
import type { ClubDatabase } from '../database/open-database.ts';
import { cookieOf } from '../http/cookie.ts';
import type { Vault } from '../vault/index.ts';
import { goodToken } from './tokens.ts';

const PURPOSE = 'ops-session';
/** A console that nobody uses signs itself out, in milliseconds; while it is used it goes on. */
const LIFETIME = 60 * 60_000;

/** Who sits at the console: a signed, HttpOnly cookie that names a token, and is good as long as that is. */
export interface Sessions {
  open(ctx: Context, token: OpsToken): OpsSession;
  /** The token behind a request's cookie; null without one, or one that is over. Keeps it open while it is used. */
  of(ctx: Context): Promise<{ token: OpsToken; session: OpsSession } | null>;
  close(ctx: Context): void;
}

export function sessions({
  database,
  vault,
  origin,
}: {
  database: ClubDatabase;
  vault: Pick<Vault, 'sign' | 'verify'>;
  origin: string;
}): Sessions {
  const secure = origin.startsWith('https:');
  const name = secure ? '__Host-clandor-ops' : 'clandor-ops';
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  const open = (ctx: Context, token: OpsToken): OpsSession => {
    const until = Math.min(Date.now() + LIFETIME, Date.parse(token.expiresAt));
    const text = `${token.id}.${until}`;
    const seconds = Math.max(0, Math.floor((until - Date.now()) / 1_000));
    ctx.append('Set-Cookie', `${name}=${text}.${vault.sign(PURPOSE, text)}; Max-Age=${seconds}; ${attributes}`);
    return { name: token.name, scope: token.scope, expires: new Date(until).toISOString() };
  };
  return {
    open,
    async of(ctx) {
      const [id = '', until = '', ...signature] = (cookieOf(ctx, name) ?? '').split('.');
      if (!vault.verify(PURPOSE, `${id}.${until}`, signature.join('.')) || Number(until) <= Date.now()) return null;
      const token = await goodToken(database, id);
      if (!token) return null;
      const session = { name: token.name, scope: token.scope, expires: new Date(Number(until)).toISOString() };
      return { token, session: Number(until) - Date.now() < LIFETIME / 2 ? open(ctx, token) : session };
    },
    close(ctx) {
      ctx.append('Set-Cookie', `${name}=; Max-Age=0; ${attributes}`);
    },
  };
}
