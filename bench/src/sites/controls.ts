import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenDone } from '../stopping.ts';
import { answerOf } from './answer-of.ts';
import { startNginx } from './nginx.ts';

/** Set anew by each server for each answer. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);
const KEPT = (name: string) => !OF_THE_CONNECTION.has(name);

/** A bare node:http server that answers everything with what the site answers at an address: the same headers and bytes. */
export async function startBareServer(address: string): Promise<string> {
  const folder = temporary();
  const { headers, body } = await answerOf(address, 'br');
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => KEPT(name)));
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify({ headers: kept, body: body.toString('base64') }));
  const child = spawn('node', [join(import.meta.dirname, 'bare-server-process.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  whenDone(() => child.kill());
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return `http://localhost:${port.toString().trim()}`;
}

/** nginx's own static file: the bytes that the site sends at an address, compressed ahead, with its headers. */
export async function startStaticFile(address: string): Promise<string> {
  const folder = temporary();
  const { headers, body } = await answerOf(address, 'br');
  const whole = await answerOf(address, 'identity');
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/index.html'), whole.body);
  writeFileSync(join(folder, 'pages/index.html.br'), body);
  const own = new Set(['content-type', 'content-length', 'content-encoding', 'etag', 'vary', 'last-modified']);
  const said = Object.entries(headers)
    .filter(([name]) => KEPT(name) && !own.has(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
  return startNginx(`
  server {
    listen PORT;
    root ${folder}/pages;
    charset utf-8;
    ${said.join('\n    ')}
  }`);
}

/**
 * nginx before the gateway, keeping each page for a second: what a busy house puts there (docs: operating). Who has a
 * preview or belongs to a cohort is asked through.
 */
export const startMicroCache = (origin: string): Promise<string> =>
  startNginx(`
  proxy_cache_path FOLDER/cache keys_zone=pages:10m use_temp_path=off;
  upstream gateway { server ${new URL(origin).host.replace('localhost', '127.0.0.1')}; keepalive 32; }
  map $http_accept_encoding $encoding { default identity; ~br br; ~gzip gzip; }
  server {
    listen PORT;
    location / {
      proxy_pass http://gateway;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header Accept-Encoding $encoding;
      proxy_cache pages;
      proxy_cache_key $request_method$host$request_uri$encoding;
      proxy_ignore_headers Cache-Control Vary;
      proxy_cache_valid 200 404 1s;
      proxy_cache_lock on;
      proxy_cache_use_stale updating error timeout;
      proxy_cache_background_update on;
      proxy_cache_bypass $http_cookie;
      proxy_no_cache $http_cookie $sent_http_set_cookie;
    }
  }`);

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clandor-control-'));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
