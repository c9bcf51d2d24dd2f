import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { REPORT_ADDRESS } from '@clandor/contract';
import { compositionIn } from '../pages/composition-in.ts';
import type { DevPages } from '../pages/dev-pages.ts';
import type { HotPart } from '../parts/hot-part.ts';
import type { Upstream } from '../upstream/upstream.ts';
import type { Events } from './events.ts';
import { forward, mayBePage, textOf } from './forward.ts';
import { sendFile, sendLocalFile } from './local-files.ts';

export interface DevServerOptions {
  hot: readonly HotPart[];
  upstream: Upstream;
  pages: DevPages;
  events: Events;
  /** The page's side of the dev server, a built script. */
  client: string;
  /** The folder of a part that is compiled here. */
  folderOf(name: string): string | undefined;
}

/** Of a gateway's page, what still holds of ours. */
const KEPT =
  /^(x-content-type-options|x-frame-options|referrer-policy|cross-origin-|permissions-policy|set-cookie|x-robots-tag)/;

/**
 * The whole site on one port: what is worked on from here, everything else from the gateway.
 *
 * @param ready requests that come earlier wait for it
 */
export const createDevServer = (ready: Promise<DevServerOptions>): Server =>
  createServer(async (request, response) => {
    try {
      await answer(request, response, await ready);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      if (!response.headersSent) response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`The dev server could not answer: ${text}\n`);
    }
  });

async function answer(request: IncomingMessage, response: ServerResponse, options: DevServerOptions): Promise<void> {
  const { hot, upstream, events, client, folderOf } = options;
  const url = request.url ?? '/';
  if (url === '/__dev/client.js') return sendFile(client, response);
  if (url === '/__dev/client.js.map') return sendFile(`${client}.map`, response);
  if (url === '/__dev/events') return events.open(response, hot.flatMap(stateOf));
  // What fails while it is worked on is no failure of the live site.
  if (url === REPORT_ADDRESS) return void response.writeHead(204).end();
  if (await sendLocalFile(url, folderOf, response)) return;
  const theirs = await forward(request, upstream);
  const isPage = mayBePage(request) && /^text\/html/.test(theirs.headers['content-type'] ?? '');
  const isNothingLive = theirs.statusCode === 503 && mayBePage(request);
  if (isPage || isNothingLive) return answerPage(url, theirs, response, options);
  response.writeHead(theirs.statusCode ?? 502, { ...theirs.headers, ...here(theirs, upstream) });
  theirs.pipe(response);
}

async function answerPage(
  url: string,
  theirs: IncomingMessage,
  response: ServerResponse,
  { pages, hot }: DevServerOptions,
): Promise<void> {
  const text = await textOf(theirs);
  const composition = compositionIn(text);
  const needsNothing = hot.some(({ name }) => name === 'shell') && theirs.statusCode === 503;
  if (!composition && !needsNothing) {
    response.writeHead(theirs.statusCode ?? 502, theirs.headers).end(text);
    return;
  }
  const owner = String(theirs.headers['x-remote'] ?? '').split('@')[0] ?? '';
  const page = await pages.page(url, composition, owner);
  const kept = Object.entries(theirs.headers).filter(([name]) => KEPT.test(name));
  response.writeHead(page.status, { ...Object.fromEntries(kept), ...page.headers }).end(page.html);
}

/** A redirect to the gateway's own address leads back here. */
const here = ({ headers: { location } }: IncomingMessage, { origin }: Upstream): Record<string, string> =>
  location?.startsWith(`${origin}/`) ? { location: location.slice(origin.length) } : {};

const stateOf = ({ name, hash, shared, errors }: HotPart) => [
  ...(errors.length > 0 ? [{ type: 'errors', name, errors } as const] : []),
  ...(errors.length === 0 && hash ? [{ type: 'built', name, hash, shared } as const] : []),
];
