import type { OpsSession, OpsToken } from '@clandor/contract';
import type { Context } from 'koa';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { addressOf } from '../api/rate-limit.ts';
import type { ClubDatabase } from '../database/open-database.ts';
import { AppError } from '../http/app-error.ts';
import type { LimiterOptions } from '../limits/limit.ts';
import { limiter } from '../limits/limiter.ts';
import type { Sessions } from './sessions.ts';
import { mayChange, tokenOfSecret } from './tokens.ts';

/** So many wrong tokens from one address, in so many seconds, and it is asked to wait. */
const WRONG_TOKENS = { points: 10, duration: 600 };

/** Who asks, and what they may. */
export interface Caller {
  token: OpsToken;
  session: OpsSession | null;
}

/** Knows who asks: by `Authorization: Bearer`, as commands do, or by the console's cookie. */
export class Doorkeeper {
  readonly #database: ClubDatabase;
  readonly #sessions: Sessions;
  readonly #wrong: RateLimiterAbstract;

  constructor({ database, vault, sessions }: LimiterOptions & { sessions: Sessions }) {
    this.#database = database;
    this.#sessions = sessions;
    this.#wrong = limiter({ ...WRONG_TOKENS, keyPrefix: 'ops' }, { database, vault });
  }

  /** @throws AppError 401 when nobody is known, 429 after too many wrong tokens */
  async callerOf(ctx: Context): Promise<Caller> {
    const [, secret] = /^Bearer (\S+)$/.exec(ctx.get('Authorization')) ?? [];
    if (secret) return { token: await this.tokenFor(ctx, secret), session: null };
    const known = await this.#sessions.of(ctx);
    if (known) return known;
    throw new AppError({
      status: 401,
      code: 'no-token',
      message: 'Sign in with a token, or send one (CLUB_TOKEN for the release command).',
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }

  /** @throws AppError 401 for a token that is wrong, over or revoked; 429 after too many of them */
  async tokenFor(ctx: Context, secret: string): Promise<OpsToken> {
    const address = addressOf(ctx);
    const wrong = await this.#wrong.get(address);
    if (wrong && wrong.consumedPoints >= WRONG_TOKENS.points) throw tooManyWrong(wrong.msBeforeNext);
    const token = await tokenOfSecret(this.#database, secret);
    if (token) return token;
    await this.#wrong.consume(address).catch(() => {});
    throw new AppError({
      status: 401,
      code: 'wrong-token',
      message: 'This token is not good: mistyped, over or revoked. Whoever manages releases can make a new one.',
      headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    });
  }
}

/** @throws AppError 403 when a token is for another part */
export function mustChange({ token }: Caller, names: readonly string[]): void {
  const other = names.find((name) => !mayChange(token.scope, name));
  if (other === undefined) return;
  throw new AppError({
    status: 403,
    code: 'scope',
    message: `This token is for ${token.scope} and may not change ${other}.`,
  });
}

/** @throws AppError 403 when a token is for one part only */
export function mustManage({ token }: Caller): void {
  if (token.scope === 'manage') return;
  throw new AppError({
    status: 403,
    code: 'scope',
    message: `This token is for ${token.scope}; this takes one for everything.`,
  });
}

const tooManyWrong = (milliseconds: number): AppError =>
  new AppError({
    status: 429,
    code: 'too-many-wrong-tokens',
    message: `Too many wrong tokens from this address. Try again in ${Math.ceil(milliseconds / 60_000)} minutes.`,
    headers: { 'Retry-After': String(Math.ceil(milliseconds / 1000)) },
  });
