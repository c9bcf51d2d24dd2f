import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import type { Env } from '../env.ts';
import { gatherer } from '../watching/gather.ts';
import { openMetricsServer } from '../watching/metrics-server.ts';
import { tallies } from '../watching/tallies.ts';
import { Switching } from './switching.ts';
import { WorkerMetrics } from './worker-metrics.ts';

/** A worker that ends sooner than this after its start, in milliseconds, is not replaced at once. */
const SHORT_LIFE = 10_000;
/** How long until then, in milliseconds: doubling from the first to the last. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/**
 * Starts workers that all listen on one port, and takes care of them: one that ends is replaced, all change to a new
 * composition together, and what is counted in memory is counted here for all (limits/limiter.ts). Ends on SIGTERM or
 * SIGINT, when the last worker has answered what it had under way.
 *
 * @param said told the port when all of them listen
 * @returns the exit status
 */
export async function supervise(
  { workers, metrics }: Pick<Env, 'workers' | 'metrics'>,
  { log, said }: { log: Logger; said: (port: number) => void },
): Promise<number> {
  new RateLimiterClusterMaster();
  const switching = new Switching();
  const counted = new WorkerMetrics();
  let stopping = false;
  let failed = false;
  let pause = FIRST_PAUSE;
  const { promise: over, resolve: end } = Promise.withResolvers<void>();

  const start = (): Promise<number | null> => {
    const { promise, resolve } = Promise.withResolvers<number | null>();
    const worker = cluster.fork();
    const started = performance.now();
    switching.add(worker);
    counted.add(worker);
    // Messages to one that has just ended: its end is told below.
    worker.on('error', (error) => log.debug({ err: error }, 'a worker could not be told'));
    worker.once('listening', ({ port }) => resolve(port));
    worker.once('exit', (status, signal) => {
      resolve(null);
      switching.remove(worker);
      counted.remove(worker);
      if (stopping) {
        // One that was still starting had no way yet to stop but this, and nobody waited for its answer.
        failed ||= status !== 0 && signal !== 'SIGTERM';
        if (others(worker).length === 0) end();
        return;
      }
      pause = performance.now() - started < SHORT_LIFE ? Math.min(pause * 2, LONGEST_PAUSE) : FIRST_PAUSE;
      tallies.workerEnds.raise([]);
      log.error({ worker: worker.process.pid, status, signal, again: pause }, 'a worker ended; a new one is started');
      setTimeout(() => {
        if (!stopping) void start();
      }, pause).unref();
    });
    return promise;
  };
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping the workers');
    const left = others();
    if (left.length === 0) end();
    for (const worker of left) worker.process.kill('SIGTERM');
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);

  const own = gatherer(async () => []);
  const gather = async () => [await own(), ...(await counted.gather())];
  const server = metrics && (await openMetricsServer(metrics, { gather, log }));
  // The first by itself: it brings the database up to date, and says what is wrong.
  const port = await start();
  if (port === null && !stopping) return 1;
  await Promise.all(Array.from({ length: workers - 1 }, start));
  if (port !== null) said(port);
  await over;
  await server?.close();
  log.info('all workers have stopped');
  return failed ? 1 : 0;
}

const others = (but?: Worker): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((each): each is Worker => each !== undefined && each !== but);
