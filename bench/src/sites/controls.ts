import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../releases/house.ts';
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

const REFERENCE = join(ROOT, 'docs/deploy/nginx.conf');

/** The reference nginx before the gateway, which keeps each page for a second: its very file, with addresses of this run. */
export function startMicroCache(origin: string): Promise<string> {
  const changes: readonly [RegExp, string][] = [
    [/listen 80;/, 'listen PORT;'],
    [/listen \[::\]:80;/, ''],
    [/server 127\.0\.0\.1:4000;/, `server 127.0.0.1:${new URL(origin).port};`],
    [/proxy_cache_path \S+/, 'proxy_cache_path FOLDER/cache'],
  ];
  const text = changes.reduce(
    (before, [pattern, to]) => {
      if (!pattern.test(before)) throw new Error(`${REFERENCE} has nothing like ${pattern}; teach bench of it`);
      return before.replace(pattern, to);
    },
    readFileSync(REFERENCE, 'utf8'),
  );
  return startNginx(text);
}

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clandor-control-'));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
