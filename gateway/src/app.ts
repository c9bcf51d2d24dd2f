import type { RequestListener } from 'node:http';
import Koa from 'koa';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { openForms } from './api/forms.ts';
import { api } from './api/index.ts';
import { discovery } from './discovery/discovery.ts';
import { type Env, pageSettings } from './env.ts';
import type { PageCounts } from './guard/counts.ts';
import { health } from './health/health.ts';
import { answerErrors } from './http/answer-errors.ts';
import { answerFromMemory } from './http/answer-from-memory.ts';
import { bodyTimeLimit } from './http/body-time-limit.ts';
import { pagesOnly } from './http/pages-only.ts';
import { refuseBadRequests } from './http/refuse-bad-requests.ts';
import { requestIds } from './http/request-id.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { ops, previewCookie, previewsOf } from './ops/index.ts';
import { PageCounter, pages, pagesFromMemory, type Site } from './pages/index.ts';
import { plainPosts } from './plain-posts/plain-posts.ts';
import { FileMemory, type Registry, releaseFiles } from './releases/index.ts';
import type { Services } from './services.ts';
import { countRequests } from './watching/count-requests.ts';
import type { Gather } from './watching/gather.ts';
import { localMetrics } from './watching/local-metrics.ts';
import { tallies } from './watching/tallies.ts';

export interface AppOptions {
  env: Env;
  log: Logger;
  /** What the endpoints work with. */
  services: Services;
  /** The current composition as pages. */
  site: Site;
  registry: Registry;
  /** Counts pages and failures, for the guard and the console. */
  counts: PageCounts;
  /** Gives the metrics, where they may be asked for at the site's own port. */
  gather?: Gather;
}

/** Answers every request: what lies in memory at once, everything else by the whole server. */
export function createListener(options: AppOptions): RequestListener {
  const { env, log, site, counts } = options;
  const { origin } = env;
  const counter = new PageCounter(counts);
  const fileMemory = new FileMemory();
  const fromMemory = answerFromMemory({
    log,
    nameRequest: requestIds(env.trustedProxies > 0),
    memories: [pagesFromMemory({ site, counter, origin, previewCookie: previewCookie(origin) }), fileMemory.find],
  });
  const byAll = createApp(options, { counter, fileMemory }).callback();
  return (request, response) => {
    const started = performance.now();
    if (fromMemory(request, response)) {
      const seconds = (performance.now() - started) / 1_000;
      tallies.requests.fromMemory(request.url ?? '', response.statusCode, seconds);
    } else void byAll(request, response);
  };
}

/** The whole server, in the order in which a request passes through it. */
export function createApp(
  { env, log, services, site, registry, counts, gather }: AppOptions,
  { counter, fileMemory } = { counter: new PageCounter(counts), fileMemory: new FileMemory() },
): Koa {
  const app = new Koa({ proxy: env.trustedProxies > 0, maxIpsCount: env.trustedProxies });
  const { origin } = env;
  const { vault } = services;
  // What fails while an answer is being sent: mostly visitors who left.
  app.on('error', (error) => log.debug({ err: error }, 'answer broken off'));

  app.use(countRequests);
  app.use(requestLog(log, requestIds(env.trustedProxies > 0)));
  app.use(answerErrors(log));
  app.use(securityHeaders(origin));
  app.use(bodyTimeLimit);
  app.use(refuseBadRequests);
  const askDatabase = () => sql`select 1`.execute(services.database);
  app.use(health({ askDatabase, site, bucket: services.bucket }));
  if (gather) app.use(localMetrics(gather));
  app.use(discovery({ site, origin }));
  app.use(releaseFiles({ registry, origin, memory: fileMemory }));
  const forms = openForms(services, env.rateLimits);
  const previewOf = previewsOf({ registry, vault, origin, site });
  app.use(api({ ...services, forms, site, counts, origin, rateLimits: env.rateLimits }));
  app.use(ops({ registry, vault, page: pageSettings(env), log }));
  app.use(plainPosts({ site, counter, forms, vault, origin, previewOf }));
  app.use(pagesOnly(site));
  app.use(pages({ site, counter, origin, previewOf }));
  return app;
}
