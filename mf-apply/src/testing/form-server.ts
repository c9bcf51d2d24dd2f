import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string | undefined;
  path: string | undefined;
  body: Record<string, unknown>;
  headers: IncomingHttpHeaders;
}

/** A backend that answers as it is told and keeps what it was sent. */
export interface FormServer {
  received: Received[];
  /** Answers from now on with this; a function decides itself (or never answers). */
  answer: { status: number; body: unknown } | ((response: ServerResponse) => void);
  url: string;
  stop(): Promise<void>;
}

export const STORED = { status: 201, body: { reference: 'CL-7K2M-Q9XD', receivedAt: '2026-11-21T10:00:00.000Z' } };

/** Starts it on a free port of this machine. */
export async function startFormServer(): Promise<FormServer> {
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Headers', 'content-type, idempotency-key, cache-control, pragma, expires');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      const text = Buffer.concat(chunks).toString();
      house.received.push({ method, path, headers, body: text.startsWith('{') ? JSON.parse(text) : {} });
      const { answer } = house;
      if (typeof answer === 'function') return answer(response);
      const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const house: FormServer = {
    received: [],
    answer: STORED,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return house;
}
