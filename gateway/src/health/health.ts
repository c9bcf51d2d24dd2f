import type { Middleware } from 'koa';
import { sql } from 'kysely';
import type { ClubDatabase } from '../database/open-database.ts';
import { methodNotAllowed } from '../http/app-error.ts';

export interface HealthOptions {
  database: ClubDatabase;
  /** Whether a composition is current. */
  site: { ready(): boolean };
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve (the database answers, a composition is current);
 * else 503 with the reasons.
 */
export const health =
  ({ database, site }: HealthOptions): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    const reasons = ctx.path === '/readyz' ? await reasonsAgainst(database, site) : [];
    ctx.status = reasons.length ? 503 : 200;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = reasons.length ? { status: 'not ready', reasons } : { status: 'ok' };
  };

async function reasonsAgainst(database: ClubDatabase, site: HealthOptions['site']): Promise<string[]> {
  const reasons: string[] = [];
  try {
    await sql`select 1`.execute(database);
  } catch {
    reasons.push('the database does not answer');
  }
  if (!site.ready()) reasons.push('no composition is current');
  return reasons;
}
