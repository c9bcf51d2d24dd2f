import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenDone } from '../stopping.ts';
import { needCommand } from './need-command.ts';

/** Debian's packages: the server, and its module that sends files compressed with Brotli ahead. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Starts an nginx of its own, stopped with the rest.
 *
 * @param site what stands inside `http { }`; `PORT` in it is the port, `FOLDER` a folder of its own
 * @returns its origin
 */
export async function startNginx(site: string): Promise<string> {
  needCommand('nginx', ...PACKAGES);
  needCommand(MODULE, ...PACKAGES);
  const folder = mkdtempSync(join(tmpdir(), 'clandor-nginx-'));
  const port = await freePort();
  mkdirSync(join(folder, 'temporary'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, site.replaceAll('PORT', String(port)).replaceAll('FOLDER', folder)));
  const nginx = spawn('nginx', ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  whenDone(async () => {
    nginx.kill('SIGQUIT');
    if (nginx.exitCode === null) await once(nginx, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
  const origin = `http://localhost:${port}`;
  await answers(origin, () => nginx.exitCode !== null);
  return origin;
}

const configuration = (folder: string, site: string): string => `
load_module ${MODULE};
daemon off;
user root;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  types {
    text/html html; text/javascript js; application/json json; application/manifest+json webmanifest;
    image/svg+xml svg; image/avif avif; image/webp webp; image/png png; image/jpeg jpg; font/woff2 woff2;
  }
  default_type application/octet-stream;
  access_log off;
  sendfile on; tcp_nopush on; tcp_nodelay on;
  keepalive_requests 1000000;
  open_file_cache max=10000 inactive=60s;
  brotli_static on; gzip_static on;
  client_body_temp_path ${folder}/temporary; proxy_temp_path ${folder}/temporary; fastcgi_temp_path ${folder}/temporary;
  uwsgi_temp_path ${folder}/temporary; scgi_temp_path ${folder}/temporary;
${site}
}
`;

/** A port that nobody has at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Resolves when something answers there; fails when whoever should has ended, or after half a minute. */
export async function answers(origin: string, ended: () => boolean): Promise<void> {
  const limit = performance.now() + 30_000;
  while (performance.now() < limit && !ended()) {
    const answer = await fetch(origin).catch(() => null);
    await answer?.arrayBuffer();
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing answers at ${origin}`);
}
