// `npm run lighthouse` (in bench): Lighthouse's mobile audit of the running site (npm start, or BENCH_ORIGIN), every
// page or those named, and writes bench/results/lighthouse.json and .md. Nothing here passes or fails.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

const origin = process.env.BENCH_ORIGIN ?? 'http://localhost:4000';
const folder = join(import.meta.dirname, '../results');
/** Where Chromium listens for Lighthouse. */
const PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Audited {
  path: string;
  /** 0 to 100. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Largest contentful paint and total blocking time, in milliseconds, under Lighthouse's simulated slow 4G and CPU. */
  largestPaint: number;
  blocking: number;
  layoutShift: number;
  /** Audits of accessibility, best practices and SEO that were not passed. */
  failed: string[];
}

async function audit(path: string): Promise<Audited> {
  const run = await lighthouse(origin + path, { port: PORT, logLevel: 'error', output: 'json' });
  if (!run) throw new Error(`Lighthouse gave no result for ${path}`);
  const { categories, audits } = run.lhr;
  const score = (id: string): number => Math.round((categories[id]?.score ?? 0) * 100);
  const figure = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  return {
    path,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaint: Math.round(figure('largest-contentful-paint')),
    blocking: Math.round(figure('total-blocking-time')),
    layoutShift: Number(figure('cumulative-layout-shift').toFixed(4)),
    failed: CATEGORIES.filter((id) => id !== 'performance').flatMap((id) =>
      (categories[id]?.auditRefs ?? []).flatMap(({ id: each, weight }) =>
        weight > 0 && audits[each]?.score !== null && (audits[each]?.score ?? 1) < 1 ? [each] : [],
      ),
    ),
  };
}

/** All addresses of the sitemap. */
async function everyPage(): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

const asked = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${PORT}`],
});
const audited: Audited[] = [];
for (const path of asked.length > 0 ? asked : await everyPage()) {
  const each = await audit(path);
  audited.push(each);
  console.log(
    `${path}: ${Object.values(each.scores).join(' ')}, largest paint ${each.largestPaint} ms, blocking ${each.blocking} ms, shift ${each.layoutShift}${each.failed.length > 0 ? `, not passed: ${each.failed.join(', ')}` : ''}`,
  );
}
await browser.close();

const row = ({ path, scores, largestPaint, blocking, layoutShift }: Audited): string =>
  `| ${[path, ...Object.values(scores), largestPaint, blocking, layoutShift].join(' | ')} |`;
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'lighthouse.json'), `${JSON.stringify(audited, null, 2)}\n`);
writeFileSync(
  join(folder, 'lighthouse.md'),
  [
    `# Lighthouse, mobile, on ${new Date().toISOString().slice(0, 10)}: two cores, loopback, simulated slow 4G`,
    '',
    '| page | performance | accessibility | best practices | SEO | largest paint ms | blocking ms | layout shift |',
    '|---|---|---|---|---|---|---|---|',
    ...audited.map(row),
    '',
  ].join('\n'),
);
