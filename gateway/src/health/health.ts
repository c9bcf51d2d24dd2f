import type { Middleware } from 'koa';
import { methodNotAllowed } from '../http/app-error.ts';
import type { Bucket } from '../storage/index.ts';
import { storageState } from './storage-state.ts';

const STORAGE_AWAY = 'the storage does not answer: uploads are refused';

export interface HealthOptions {
  /** Rejects when the database does not answer. */
  askDatabase(): Promise<unknown>;
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
export const health = ({ bucket, ...options }: HealthOptions): Middleware => {
  const isStorageAway = storageState(bucket);
  return async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    const reasons = ctx.path === '/readyz' ? await reasonsAgainst(options) : [];
    ctx.status = reasons.length ? 503 : 200;
    ctx.set('Cache-Control', 'no-store');
    const warnings = ctx.path === '/readyz' && (await isStorageAway()) ? [STORAGE_AWAY] : [];
    ctx.body = {
      ...(reasons.length ? { status: 'not ready', reasons } : { status: 'ok' }),
      ...(warnings.length ? { warnings } : {}),
    };
  };
};

async function reasonsAgainst({ askDatabase, site }: Omit<HealthOptions, 'bucket'>): Promise<string[]> {
  const reasons: string[] = [];
  await askDatabase().catch(() => reasons.push('the database does not answer'));
  if (!site.ready()) reasons.push('no composition is current');
  return reasons;
}
