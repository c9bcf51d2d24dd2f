import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** The reset that our pages find on their own site too. */
const STYLE = '<style>*, *::before, *::after { box-sizing: border-box } body, h1, h2, h3, p { margin: 0 }</style>';
const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Another site</title><link rel="icon" href="data:,">
${STYLE}<body><div id="app"></div><script src="/main.js"></script></body></html>`;

/**
 * Serves the built host on a port of its own, so on another origin than the gateway, under a policy that allows
 * exactly what docs/embedding.md says a host has to allow.
 *
 * @param folder of the built host
 * @param club the gateway's origin
 */
export async function serveHost(folder: string, club: string): Promise<{ origin: string; server: Server }> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${club}`,
    `connect-src ${club}`,
    `img-src ${club} data:`,
    "style-src 'unsafe-inline'",
  ].join('; ');
  const server = createServer(async ({ url = '/' }, response) => {
    const script = /^\/([\w.-]+\.js)$/.exec(url)?.[1];
    const bytes = script ? await readFile(join(folder, script)).catch(() => null) : HTML;
    response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html');
    response.setHeader('Content-Security-Policy', policy);
    response.statusCode = bytes === null ? 404 : 200;
    response.end(bytes ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
