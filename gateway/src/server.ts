import { createServer, type RequestListener, type Server } from 'node:http';
import { answerUnreadable } from './http/answer-unreadable.ts';

/** A slow client holds a connection for seconds, not minutes (shared/facts.md, HTTP). Milliseconds. */
const LIMITS = {
  headersTimeout: 5_000,
  // For the largest upload over a slow line; what is no upload has its own, of seconds (http/body-time-limit.ts).
  requestTimeout: 60 * 60_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16 * 1024,
  // Answered like any other bad request (http/refuse-bad-requests.ts), with headers that Node's own answer would not have.
  requireHostHeader: false,
} as const;

/** How long requests under way may take once the server is told to stop. */
const LAST_REQUESTS = 10_000;

/**
 * The HTTP server with the club's limits, not yet listening.
 *
 * @param origin the public origin
 */
export function createClubServer(listener: RequestListener, origin: string): Server {
  const server = createServer(LIMITS, listener);
  answerUnreadable(server, origin);
  return server;
}

/**
 * Listens on the port (0: a free one) of an address, or of all that the machine has; resolves with the port. Rejects when
 * it is taken, and where the machine has no such address.
 */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once('error', reject);
  server.listen({ port, host }, () => {
    server.off('error', reject);
    const address = server.address();
    resolve(typeof address === 'object' && address ? address.port : port);
  });
  return promise;
}

/** Takes no more connections, lets what is under way finish, and cuts off what takes longer than 10 s. */
export async function stop(server: Server, patience: number = LAST_REQUESTS): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // A kept-alive connection that was busy at the beginning falls idle later; `close` looks once only.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  await promise;
  clearInterval(idle);
  clearTimeout(cut);
}
