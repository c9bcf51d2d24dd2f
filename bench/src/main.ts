// `npm run bench`: measures the running site (npm start, or BENCH_ORIGIN) in a real browser and over HTTP, and writes
// bench/results/latest.json and latest.md. Nothing here passes or fails.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FirstPage, measureFirstPages } from './first-pages.ts';
import { measureServer } from './server.ts';

const origin = process.env.BENCH_ORIGIN ?? 'http://localhost:4000';
const folder = join(import.meta.dirname, '../results');

const pages = await measureFirstPages(origin);
const server = await measureServer(origin);

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
const row = (page: FirstPage): string =>
  `| ${[page.path, page.requests, kilobytes(page.html), kilobytes(page.scripts), kilobytes(page.fonts), kilobytes(page.pictures), page.firstPaint, page.largestPaint, page.alive, page.layoutShift].join(' | ')} |`;
const lines = [
  `# Measured on ${new Date().toISOString().slice(0, 10)}: two cores, loopback, empty cache, 390 px`,
  '',
  '| first page | requests (HTML and scripts) | HTML KB | scripts KB | fonts KB | pictures KB | first paint ms | largest paint ms | alive ms | layout shift |',
  '|---|---|---|---|---|---|---|---|---|---|',
  ...pages.map(row),
  '',
  `HTML from memory: ${server.requestsPerSecond} requests a second over ${server.connections} connections; median ${server.p50} ms, p99 ${server.p99} ms.`,
  '',
];
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'latest.json'), `${JSON.stringify({ origin, pages, server }, null, 2)}\n`);
writeFileSync(join(folder, 'latest.md'), lines.join('\n'));
console.log(lines.join('\n'));
