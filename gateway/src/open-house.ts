import cluster from 'node:cluster';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createListener } from './app.ts';
import { openNews } from './database/news.ts';
import { type Env, pageSettings } from './env.ts';
import { PageCounts } from './guard/counts.ts';
import { startGuard } from './guard/guard.ts';
import { openSite } from './pages/index.ts';
import { openRegistry } from './releases/index.ts';
import type { Services } from './services.ts';
import { gatherer } from './watching/gather.ts';
import { isLocal } from './watching/local-metrics.ts';
import { openMetricsServer } from './watching/metrics-server.ts';
import { storedMetrics } from './watching/stored-metrics.ts';
import { togetherWithOthers } from './workers/together.ts';
import { tellMetrics } from './workers/worker-metrics.ts';

export interface OpenHouse {
  /** Answers every request. */
  listener: RequestListener;
  /** Ends what runs beside it, once nobody is answered any more. */
  close(): Promise<void>;
}

/** Opens what answers visitors over services that are open: registry, site, counts, guard and metrics. */
export async function openHouse(env: Env, { log, services }: { log: Logger; services: Services }): Promise<OpenHouse> {
  const { database } = services;
  const registry = openRegistry({ database, folder: join(env.dataDir, 'releases'), bucket: services.bucket });
  const news = await openNews(env, log);
  const site = await openSite({ registry, log, page: pageSettings(env), together: togetherWithOthers(), news });
  const counts = new PageCounts({ database, log });
  const stopGuard = startGuard(registry, log);
  const gather = gatherer(() => storedMetrics(database, site));
  const metrics = cluster.isPrimary && env.metrics ? { gather: async () => [await gather()], log } : undefined;
  const metricsServer = metrics && env.metrics && (await openMetricsServer(env.metrics, metrics));
  if (cluster.isWorker) tellMetrics(gather);
  const local = cluster.isPrimary && isLocal(env.origin) ? { gather } : {};
  return {
    listener: createListener({ env, log, services, site, registry, counts, ...local }),
    async close() {
      await metricsServer?.close();
      await stopGuard();
      await counts.close();
      await site.close();
      await news.close();
    },
  };
}
