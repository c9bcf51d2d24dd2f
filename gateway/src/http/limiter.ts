import cluster from 'node:cluster';
import { type RateLimiterAbstract, RateLimiterCluster, RateLimiterMemory } from 'rate-limiter-flexible';

/**
 * Counts in memory how often somebody did something. Where the gateway has several workers, the process that started
 * them counts for all (workers/supervise.ts), so that a limit is the same however many there are.
 *
 * @param options `points` in `duration` seconds; `keyPrefix` names the count
 */
export const limiter = (options: { points: number; duration: number; keyPrefix: string }): RateLimiterAbstract =>
  cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options);
