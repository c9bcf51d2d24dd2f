import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { tallies } from '../watching/tallies.ts';
import { securityHeadersFor } from './security-headers.ts';

/** What Node's parser calls it, and what it is answered with; everything else is a 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what is no request (bytes that are no HTTP, headers above the limit or too slow, an expectation that nobody
 * meets) with the headers that stand on every other answer. Node would write a bare line.
 */
export function answerUnreadable(server: Server, origin: string): void {
  const headers = { ...securityHeadersFor(origin), 'Cache-Control': 'no-store', Connection: 'close' };
  const lines = Object.entries({ ...headers, 'Content-Length': '0' }).map(([name, value]) => `${name}: ${value}\r\n`);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Nobody listens any more; or an answer is under way, and what came now would stand in the middle of it.
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy();
    const status = STATUSES[error.code ?? ''] ?? 400;
    tallies.refusals.raise([`unreadable-${status}`]);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy());
  });
  server.on('checkExpectation', (_request, response) => {
    tallies.refusals.raise(['unreadable-417']);
    response.writeHead(417, headers).end();
  });
}

/** As Node's own handler asks it: the answer that a socket is at has begun. */
function isAnswering(socket: Duplex): boolean {
  const message: unknown = Reflect.get(socket, '_httpMessage');
  return typeof message === 'object' && message !== null && Reflect.get(message, 'headersSent') === true;
}
