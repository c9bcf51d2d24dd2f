// `npm run test:observatory`: MDN's HTTP Observatory looks at every kind of answer of the built site, on https at this
// machine, and all must be A+. Not part of `npm test`: the scanner brings 200 packages, which it installs into
// node_modules/.cache at its first run (nothing of them runs at installation).
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../src/sites.ts';

const SCANNER = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const PORT = 4393;
/** One of each kind: pages of every remote, what is not there, errors as pages and as JSON, files, feeds, the console. */
const KINDS = [
  ...[
    '/',
    '/explore-platform',
    '/contact',
    '/editorial',
    '/about',
    '/membership',
    '/ladies-application',
    '/couples-application',
    '/gentlemen-application',
    '/en/contact',
  ],
  ...[
    '/not-there',
    '/%zz',
    '/api/uploads',
    '/api/nothing',
    '/api/form-submit',
    '/ops',
    '/ops/api/state',
    '/ops/nothing',
  ],
  ...['/sitemap.xml', '/robots.txt', '/healthz', '/releases/mf-contact/none.js'],
];

const scannerFolder = join(ROOT, 'node_modules/.cache/http-observatory', VERSION);
const scanner = join(scannerFolder, 'node_modules', SCANNER);
if (!existsSync(scanner)) {
  mkdirSync(scannerFolder, { recursive: true });
  writeFileSync(join(scannerFolder, 'package.json'), '{"private":true}');
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${SCANNER}@${VERSION}`];
  execFileSync('npm', install, { cwd: scannerFolder, stdio: 'inherit' });
  // It would be downloaded: hosts that browsers know to be on https. Ours is none of them.
  writeFileSync(join(scanner, 'conf/hsts-preload.json'), '{}');
}

const folder = mkdtempSync(join(tmpdir(), 'clandor-observatory-'));
const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
execFileSync(
  'openssl',
  ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject, '-keyout', key, '-out', certificate],
  { stdio: 'ignore' },
);
const env = {
  ...process.env,
  PORT: String(PORT),
  CLUB_DATA_DIR: join(folder, 'data'),
  CLUB_ORIGIN: 'https://clandor.example',
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'error',
};
execFileSync('node', ['packages/release/src/main.ts', 'sync', '--no-build'], { cwd: ROOT, env, stdio: 'inherit' });
const gateway = spawn('node', ['gateway/src/main.ts'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
await once(gateway.stdout, 'data');

/** The scanner asks for `/` of a host and takes no answer of 400 or more: each kind gets a host of its own, which says 200. */
async function serve(path: string): Promise<{ host: string; statuses: Set<number>; close(): void }> {
  const statuses = new Set<number>();
  const tls = { key: readFileSync(key), cert: readFileSync(certificate) };
  const server = createServer(tls, (asked, answer) => {
    const isKind = asked.url === '/';
    const { method, headers } = asked;
    const onward = request({ port: PORT, method, path: isKind ? path : asked.url, headers }, (response) => {
      const status = response.statusCode ?? 0;
      if (isKind && method === 'GET') statuses.add(status);
      answer.writeHead(isKind && status >= 400 ? 200 : status, response.headers);
      response.pipe(answer);
    });
    asked.pipe(onward);
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, statuses, close: () => server.close().closeAllConnections() };
}

interface Scan {
  scan?: { grade: string; score: number };
  tests: Record<string, { pass: boolean; result: string }>;
  error?: string;
}

for (const path of KINDS) {
  const { host, statuses, close } = await serve(path);
  const environment = { ...process.env, NODE_EXTRA_CA_CERTS: certificate };
  const { stdout } = await promisify(execFile)('node', [join(scanner, 'src/scan.js'), host], {
    env: environment,
  }).catch((failed: { stdout: string }) => failed);
  const { scan, tests = {}, error } = JSON.parse(stdout) as Scan;
  const failed = Object.values(tests).flatMap(({ pass, result }) => (pass ? [] : [result]));
  if (scan?.grade !== 'A+') process.exitCode = 1;
  console.log(
    `${path.padEnd(30)} ${[...statuses].join(' ')}  ${scan ? `${scan.grade} ${scan.score}` : error}  ${failed.join(', ')}`,
  );
  close();
}
gateway.kill('SIGTERM');
await once(gateway, 'close');
rmSync(folder, { recursive: true });
