import type { PageSample } from '../parts/pages.ts';
import { barsOf } from './bars.ts';
import { machine, machineLine } from './machine.ts';
import { LIGHTHOUSE_METRICS, type Metric, PAGE_METRICS } from './page-metrics.ts';
import { pageFigures, pageTables } from './pages-table.ts';
import { writeResult } from './results.ts';

interface Kind {
  /** Of the files in bench/results. */
  file: string;
  title: string;
  /** How it was measured. */
  how: string;
  metrics: readonly Metric[];
  /** Those that are drawn. */
  drawn: readonly string[];
}

export const VISITS: Kind = {
  file: 'pages',
  title: 'First visits',
  how: 'empty cache, a phone of 412 × 823, applied slow 4G (1.6 Mbit/s, 150 ms) and a CPU slowed four times',
  metrics: PAGE_METRICS,
  drawn: ['largestPaint', 'blocking', 'firstAnswer', 'scripts', 'requests'],
};

export const LIGHTHOUSE: Kind = {
  file: 'lighthouse',
  title: 'Lighthouse, mobile',
  how: 'simulated slow 4G and CPU',
  metrics: LIGHTHOUSE_METRICS,
  drawn: ['score', 'largestPaint', 'blocking'],
};

/** Writes a kind's tables, its samples as JSON, and its plot. */
export function writePages(kind: Kind, samples: readonly PageSample[], rounds: number): string {
  const where = machine();
  const pages = pageFigures(samples);
  const text = [
    `# ${kind.title}`,
    '',
    `${machineLine(where)}. Medians of ${rounds} interleaved rounds (quartiles), ${kind.how}.`,
    '',
    `![the medians as bars](${kind.file}.svg)`,
    '',
    ...pageTables(pages, kind.metrics),
  ].join('\n');
  const drawn = kind.metrics.filter(({ name }) => kind.drawn.includes(name));
  writeResult(`${kind.file}.md`, text);
  writeResult(`${kind.file}.json`, JSON.stringify({ machine: where, rounds, pages, samples }, null, 2));
  writeResult(`${kind.file}.svg`, barsOf(pages, drawn));
  return text;
}
