import cluster from 'node:cluster';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createListener } from './app.ts';
import { type Env, pageSettings } from './env.ts';
import { PageCounts } from './guard/counts.ts';
import { startGuard } from './guard/guard.ts';
import { openSite } from './pages/index.ts';
import { openRegistry } from './releases/index.ts';
import { createClubServer, listen, stop } from './server.ts';
import { openServices } from './services.ts';
import { gatherer } from './watching/gather.ts';
import { isLocal } from './watching/local-metrics.ts';
import { openMetricsServer } from './watching/metrics-server.ts';
import { storedMetrics } from './watching/stored-metrics.ts';
import { togetherWithOthers } from './workers/together.ts';
import { tellMetrics } from './workers/worker-metrics.ts';

/**
 * Opens everything and answers visitors, in this process. Stops in order on SIGTERM or SIGINT.
 *
 * @param said told the port
 * @returns when it has stopped
 */
export async function serve(env: Env, { log, said }: { log: Logger; said: (port: number) => void }): Promise<void> {
  const trusted = env.trustedProxies > 0;
  // Loaded only where it is asked for.
  const tracing = env.traces && (await import('./watching/tracing.ts')).startTracing(env.traces, { log, trusted });
  const services = await openServices(env, log, tracing?.queries);
  const { database } = services;
  const registry = openRegistry({ database, folder: join(env.dataDir, 'releases'), bucket: services.bucket });
  const site = await openSite({ registry, log, page: pageSettings(env), together: togetherWithOthers() });
  const counts = new PageCounts({ database, log });
  const stopGuard = startGuard(registry, log);
  const gather = gatherer(() => storedMetrics(database, site));
  const metrics = cluster.isPrimary && env.metrics ? { gather: async () => [await gather()], log } : undefined;
  const metricsServer = metrics && env.metrics && (await openMetricsServer(env.metrics, metrics));
  if (cluster.isWorker) tellMetrics(gather);
  const local = cluster.isPrimary && isLocal(env.origin) ? { gather } : {};
  const listener = createListener({ env, log, services, site, registry, counts, ...local });
  const server = createClubServer(tracing ? tracing.of(listener) : listener, env.origin);
  const { promise: asked, resolve: ask } = Promise.withResolvers<NodeJS.Signals>();
  // Once each: a second Ctrl+C ends the process at once.
  process.once('SIGTERM', ask).once('SIGINT', ask);
  said(await listen(server, env.port));

  log.info({ signal: await asked }, 'stopping');
  await stop(server);
  await metricsServer?.close();
  await stopGuard();
  await counts.close();
  await site.close();
  await services.close();
  await tracing?.close();
  log.info('stopped');
}
