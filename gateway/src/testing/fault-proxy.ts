import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How the storage is at fault:
 * `error` answers 500, `hang` never answers, `stall` stops after half of an answer's body, `short` says that half of it
 * is all, `wrong` changes a byte of it, `gone` cuts the connection, `refuse` is sure of another key, `lost` says that it
 * keeps what is sent, and keeps nothing.
 */
export type Fault = 'none' | 'lost' | 'error' | 'hang' | 'stall' | 'short' | 'wrong' | 'gone' | 'refuse';

export interface FaultProxy {
  port: number;
  /** What happens to requests from now on; those of `methods` only, where they are given. */
  fault(fault: Fault, methods?: string[]): void;
  /** Methods and addresses that came, in order. */
  asked: string[];
  close(): Promise<void>;
}

/** Stands before an HTTP server and spoils what it answers. */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  let fault: Fault = 'none';
  let methods: string[] | undefined;
  const asked: string[] = [];
  const server = createServer((incoming, answer) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    const isAtFault = !methods || methods.includes(incoming.method ?? '');
    handle(incoming, answer, target, isAtFault ? fault : 'none');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    fault(next, of) {
      fault = next;
      methods = of;
    },
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function handle(incoming: IncomingMessage, answer: ServerResponse, port: number, fault: Fault): void {
  if (fault === 'gone') incoming.socket.destroy();
  else if (fault === 'hang') incoming.resume();
  else if (fault === 'error') refuse(incoming, answer, 500, 'InternalError');
  else if (fault === 'refuse') refuse(incoming, answer, 403, 'InvalidAccessKeyId');
  else if (fault === 'lost' && incoming.method === 'PUT') acknowledge(incoming, answer);
  else pass(incoming, answer, port, fault);
}

function refuse(incoming: IncomingMessage, answer: ServerResponse, status: number, code: string): void {
  incoming.resume();
  answer.writeHead(status, { 'Content-Type': 'application/xml' });
  answer.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

async function acknowledge(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  const hash = createHash('md5');
  for await (const chunk of incoming as AsyncIterable<Buffer>) hash.update(chunk);
  answer.writeHead(200, { ETag: `"${hash.digest('hex')}"` }).end();
}

function pass(incoming: IncomingMessage, answer: ServerResponse, port: number, fault: Fault): void {
  const { method, url: path, headers } = incoming;
  const forwarded = request({ host: '127.0.0.1', port, method, path, headers }, async (response) => {
    const body = Buffer.concat(await Array.fromAsync<Buffer>(response));
    const half = body.subarray(0, Math.ceil(body.length / 2));
    const status = response.statusCode ?? 500;
    if (fault === 'short') answer.writeHead(status, { ...response.headers, 'content-length': half.length }).end(half);
    else if (fault === 'stall') answer.writeHead(status, response.headers).write(half);
    else {
      const middle = half.length;
      if (fault === 'wrong' && body.length > 0) body.writeUInt8((body[middle] ?? 0) ^ 1, middle);
      answer.writeHead(status, response.headers).end(body);
    }
  });
  forwarded.on('error', () => answer.destroy());
  incoming.pipe(forwarded);
}
