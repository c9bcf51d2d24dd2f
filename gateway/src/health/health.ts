import type { Middleware } from 'koa';
import { sql } from 'kysely';
import type { ClubDatabase } from '../database/open-database.ts';
import { methodNotAllowed } from '../http/app-error.ts';
import type { Bucket } from '../storage/index.ts';
import { storageState } from './storage-state.ts';

const STORAGE_AWAY = 'the storage does not answer: uploads are refused';

export interface HealthOptions {
  database: ClubDatabase;
  /** Whether a composition is current. */
  site: { ready(): boolean };
  /** Where uploads and release files are, if not in the data folder. */
  bucket: Pick<Bucket, 'check'> | null;
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve (the database answers, a composition is current);
 * else 503 with the reasons. A storage that is away is a warning only: pages and forms go on without it, and a gateway
 * that a balancer takes out for it would take them along.
 */
export const health = ({ database, site, bucket }: HealthOptions): Middleware => {
  const isStorageAway = storageState(bucket);
  return async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    const reasons = ctx.path === '/readyz' ? await reasonsAgainst(database, site) : [];
    ctx.status = reasons.length ? 503 : 200;
    ctx.set('Cache-Control', 'no-store');
    const warnings = ctx.path === '/readyz' && (await isStorageAway()) ? [STORAGE_AWAY] : [];
    ctx.body = {
      ...(reasons.length ? { status: 'not ready', reasons } : { status: 'ok' }),
      ...(warnings.length ? { warnings } : {}),
    };
  };
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
