// `npm run lighthouse` (in bench): Lighthouse's mobile audit of the running site (npm start, or BENCH_ORIGIN), every
// page or those named, in all categories, and writes bench/results/lighthouse-all.json and .md. Nothing passes or fails.
import { launch } from './browser/launch.ts';
import { type Audit, audit, CATEGORIES } from './browser/lighthouse.ts';
import { line } from './report/pages-table.ts';
import { writeResult } from './report/results.ts';
import { freePort } from './sites/nginx.ts';
import { stoppingAfter } from './stopping.ts';

const origin = process.env.BENCH_ORIGIN ?? 'http://localhost:4000';

/** All addresses of the sitemap. */
async function everyPage(): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

const row = ({ path, scores, figures: { largestPaint, blocking, shift } }: Audit & { path: string }): string =>
  line([
    path,
    ...CATEGORIES.map((id) => String(scores[id])),
    largestPaint.toFixed(0),
    blocking.toFixed(0),
    shift.toFixed(4),
  ]);

await stoppingAfter(async () => {
  const port = await freePort();
  await launch(`--remote-debugging-port=${port}`);
  const asked = process.argv.slice(2);
  const audited: (Audit & { path: string })[] = [];
  for (const path of asked.length > 0 ? asked : await everyPage()) {
    const each = { path, ...(await audit(origin + path, port)) };
    audited.push(each);
    const { scores, figures, failed } = each;
    console.log(
      `${path}: ${Object.values(scores).join(' ')}, largest paint ${figures.largestPaint.toFixed(0)} ms, blocking ${figures.blocking.toFixed(0)} ms, shift ${figures.shift.toFixed(4)}${failed.length > 0 ? `, not passed: ${failed.join(', ')}` : ''}`,
    );
  }
  writeResult('lighthouse-all.json', JSON.stringify(audited, null, 2));
  writeResult(
    'lighthouse-all.md',
    [
      `# Lighthouse, mobile, on ${new Date().toISOString().slice(0, 10)}: two cores, loopback, simulated slow 4G`,
      '',
      '| page | performance | accessibility | best practices | SEO | largest paint ms | blocking ms | layout shift |',
      '|---|---|---|---|---|---|---|---|',
      ...audited.map(row),
    ].join('\n'),
  );
});
