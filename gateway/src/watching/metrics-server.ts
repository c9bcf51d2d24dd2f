import { createServer } from 'node:http';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { securityHeadersFor } from '../http/security-headers.ts';
import { written } from './gather.ts';
import type { Metric } from './metric.ts';

/** Of the few who may ask; in milliseconds. */
const LIMITS = { headersTimeout: 5_000, requestTimeout: 10_000, keepAliveTimeout: 65_000 } as const;

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Answers `GET /metrics` at an address of its own, which is not the public's (decision 41).
 *
 * @param gather the metrics of each process
 * @throws when the address is taken
 */
export async function openMetricsServer(
  { host, port }: NonNullable<Env['metrics']>,
  { gather, log }: { gather: () => Promise<Metric[][]>; log: Logger },
): Promise<MetricsServer> {
  const headers = { ...securityHeadersFor(''), 'Cache-Control': 'no-store' };
  const server = createServer(LIMITS, async (request, response) => {
    const isThere = request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD');
    if (!isThere) {
      response.writeHead(404, headers).end();
      return;
    }
    try {
      const { type, text } = await written(await gather());
      response.writeHead(200, { ...headers, 'Content-Type': type });
      response.end(request.method === 'HEAD' ? undefined : text);
    } catch (error) {
      log.error({ err: error }, 'the metrics could not be gathered');
      response.writeHead(500, headers).end();
    }
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, host, resolve);
  await promise;
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  log.info({ host, port: bound }, 'metrics are answered');
  return {
    port: bound,
    async close() {
      const { promise: closed, resolve: done } = Promise.withResolvers<void>();
      server.close(() => done());
      server.closeAllConnections();
      await closed;
    },
  };
}
