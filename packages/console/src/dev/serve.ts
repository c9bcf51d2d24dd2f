import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { CONSOLE_POLICY } from '@clandor/contract/console-policy';
import { asResponse } from '../fixtures/answer-to-response.ts';
import type { FixtureGateway } from '../fixtures/fixture-gateway.ts';

const DIST = join(import.meta.dirname, '../../dist');
const API = '/ops/api';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Serves the built console under the policy that the gateway gives it, over a gateway of fixtures. */
export function serveConsole(port: number, gateway: FixtureGateway): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response, gateway).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  return new Promise((resolve) => server.listen(port, 'localhost', () => resolve(server)));
}

async function answer(request: IncomingMessage, response: ServerResponse, gateway: FixtureGateway): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://console.invalid');
  if (pathname.startsWith(`${API}/`)) {
    const text = (await request.toArray()).join('');
    const call = {
      method: request.method ?? 'GET',
      path: pathname.slice(API.length) + search,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    };
    const { status, headers, body } = asResponse(await gateway.handle(call));
    response.writeHead(status, Object.fromEntries(headers));
    if (body) Readable.fromWeb(body as ReadableStream).pipe(response);
    else response.end();
    return;
  }
  if (pathname.startsWith('/ops/assets/')) {
    const file = normalize(pathname.slice('/ops'.length));
    const body = await readFile(join(DIST, file)).catch(() => null);
    response
      .writeHead(body ? 200 : 404, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(body ?? '');
    return;
  }
  response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': CONSOLE_POLICY })
    .end(await readFile(join(DIST, 'index.html')));
}
