import type { PageSample } from '../parts/pages.ts';
import { barsOf } from './bars.ts';
import { machine, machineLine } from './machine.ts';
import { PAGE_METRICS } from './page-metrics.ts';
import { pageFigures, pageTables } from './pages-table.ts';
import { writeResult } from './results.ts';

const DRAWN = ['largestPaint', 'blocking', 'firstAnswer', 'scripts', 'requests'];

/** Writes pages.md, pages.json (with every sample) and pages.svg. */
export function writePages(samples: readonly PageSample[], rounds: number): void {
  const where = machine();
  const pages = pageFigures(samples);
  const text = [
    '# First visits',
    '',
    `${machineLine(where)}. Medians of ${rounds} interleaved rounds (quartiles), empty cache, a phone of 412 × 823, applied slow 4G (1.6 Mbit/s, 150 ms) and a CPU slowed four times.`,
    '',
    ...pageTables(pages),
  ].join('\n');
  writeResult('pages.md', text);
  writeResult('pages.json', JSON.stringify({ machine: where, rounds, pages, samples }, null, 1));
  writeResult(
    'pages.svg',
    barsOf(
      pages,
      PAGE_METRICS.filter(({ name }) => DRAWN.includes(name)),
    ),
  );
  console.log(text);
}
