import { randomBytes } from 'node:crypto';
import type { OpsSession, OpsToken } from '@clandor/contract';
import type { Context } from 'koa';
import { clubDate, clubTime } from '../clock.ts';
import type { ClubDatabase } from '../database/open-database.ts';
import { cookieOf } from '../http/cookie.ts';
import type { Vault } from '../vault/index.ts';
import { goodToken } from './tokens.ts';

const PURPOSE = 'ops-session';
/** A console that nobody uses signs itself out, in milliseconds; while it is used it goes on … */
const LIFETIME = 60 * 60_000;
/** … for a working day at most. Then a token is asked for again. */
const LONGEST = 12 * 60 * 60_000;

/** Who sits at the console: a signed, HttpOnly cookie that names a token, and is good as long as that is. */
export interface Sessions {
  /** Begins a session; one that this browser had is over. */
  open(ctx: Context, token: OpsToken): Promise<OpsSession>;
  /** The token behind a request's cookie; null without one, or one that is over. Keeps it open while it is used. */
  of(ctx: Context): Promise<{ token: OpsToken; session: OpsSession } | null>;
  /** Ends it, for every copy of its cookie. */
  close(ctx: Context): Promise<void>;
}

/** What a cookie says: a session of a token, from when to when (milliseconds since 1970). */
interface Cookie {
  token: string;
  session: string;
  since: number;
  until: number;
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
  const give = (ctx: Context, token: OpsToken, { session, since }: Pick<Cookie, 'session' | 'since'>): OpsSession => {
    const until = Math.min(clubTime() + LIFETIME, since + LONGEST, Date.parse(token.expiresAt));
    const text = `${token.id}.${session}.${since}.${until}`;
    const seconds = Math.max(0, Math.floor((until - clubTime()) / 1_000));
    ctx.append('Set-Cookie', `${name}=${text}.${vault.sign(PURPOSE, text)}; Max-Age=${seconds}; ${attributes}`);
    return { name: token.name, scope: token.scope, expires: new Date(until).toISOString() };
  };
  const read = (ctx: Context): Cookie | null => {
    const [token = '', session = '', since = '', until = '', ...signature] = (cookieOf(ctx, name) ?? '').split('.');
    const isOurs = vault.verify(PURPOSE, `${token}.${session}.${since}.${until}`, signature.join('.'));
    if (!isOurs || Number(until) <= clubTime()) return null;
    return { token, session, since: Number(since), until: Number(until) };
  };
  return {
    async open(ctx, token) {
      const former = read(ctx);
      if (former) await end(database, former);
      return give(ctx, token, { session: randomBytes(16).toString('hex'), since: clubTime() });
    },
    async of(ctx) {
      const cookie = read(ctx);
      const token = cookie && (await goodToken(database, cookie.token));
      if (!cookie || !token || (await isEnded(database, cookie.session))) return null;
      const { until } = cookie;
      const session = { name: token.name, scope: token.scope, expires: new Date(until).toISOString() };
      return { token, session: until - clubTime() < LIFETIME / 2 ? give(ctx, token, cookie) : session };
    },
    async close(ctx) {
      const cookie = read(ctx);
      if (cookie) await end(database, cookie);
      ctx.append('Set-Cookie', `${name}=; Max-Age=0; ${attributes}`);
    },
  };
}

const isEnded = async (database: ClubDatabase, id: string): Promise<boolean> =>
  (await database.selectFrom('ops_ended_sessions').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

async function end(database: ClubDatabase, { session, since }: Cookie): Promise<void> {
  const now = clubDate().toISOString();
  await database.deleteFrom('ops_ended_sessions').where('until', '<', now).execute();
  const until = new Date(since + LONGEST).toISOString();
  await database
    .insertInto('ops_ended_sessions')
    .values({ id: session, until })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
