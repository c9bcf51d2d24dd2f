import cluster from 'node:cluster';
import { type RateLimiterAbstract, RateLimiterCluster, RateLimiterMemory } from 'rate-limiter-flexible';
import { isPostgres } from '../database/locks.ts';
import type { Limit, LimiterOptions } from './limit.ts';
import { PostgresLimiter } from './postgres-limiter.ts';

/**
 * Counts how often somebody did something, so that a limit is the same however many processes there are: in PostgreSQL
 * for all gateways; with the embedded database in memory, where the process that started several workers counts for all
 * of them (workers/supervise.ts).
 */
export function limiter(limit: Limit, { database, vault }: LimiterOptions): RateLimiterAbstract {
  if (isPostgres(database)) return new PostgresLimiter(limit, { database, vault });
  return cluster.isWorker ? new RateLimiterCluster(limit) : new RateLimiterMemory(limit);
}
