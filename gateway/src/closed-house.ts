import type { RequestListener } from 'node:http';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import { health } from './health/health.ts';
import { answerErrors } from './http/answer-errors.ts';
import { bodyTimeLimit } from './http/body-time-limit.ts';
import { notOpen } from './http/pages-only.ts';
import { refuseBadRequests } from './http/refuse-bad-requests.ts';
import { requestIds } from './http/request-id.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';

/**
 * What answers while the gateway waits for its database to be there: 503 and when to come back, to everything. `/healthz`
 * says that the process is alive, `/readyz` why it cannot serve.
 */
export function closedHouse(
  { origin, trustedProxies }: Pick<Env, 'origin' | 'trustedProxies'>,
  log: Logger,
): RequestListener {
  const app = new Koa();
  app.on('error', (error) => log.debug({ err: error }, 'answer broken off'));
  app.use(requestLog(log, requestIds(trustedProxies > 0)));
  app.use(answerErrors(log));
  app.use(securityHeaders(origin));
  app.use(bodyTimeLimit);
  app.use(refuseBadRequests);
  const absent = async () => {
    throw new Error('it was not there yet');
  };
  app.use(health({ askDatabase: absent, site: { ready: () => false }, bucket: null }));
  app.use(() => {
    throw notOpen();
  });
  return app.callback();
}
