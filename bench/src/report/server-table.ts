import type { ServerSample } from '../parts/server.ts';
import { type Figure, figures } from '../statistics.ts';
import { machine, machineLine } from './machine.ts';
import { line, ratio } from './pages-table.ts';
import { writeResult } from './results.ts';

/** What is divided by what. */
const RATIOS: readonly [string, string, 'highest' | 'p99'][] = [
  ['site', 'bare node:http', 'highest'],
  ['site', 'next start', 'highest'],
  ['site behind nginx, kept a second', 'nginx, a file', 'highest'],
  ['site, publish and activation', 'site, nothing else', 'p99'],
];

/** Writes server.md and server.json. */
export function writeServer(samples: readonly ServerSample[], rounds: number): string {
  const where = machine();
  const targets = [...new Set(samples.map(({ target }) => target))];
  const byTarget = Object.fromEntries(
    targets.map((target) => [
      target,
      figures(samples.filter((sample) => sample.target === target).map((sample) => sample.figures)),
    ]),
  );
  const spread = (figure: Figure | undefined, digits: number) =>
    figure ? `${figure.median.toFixed(digits)} (${figure.low.toFixed(digits)}–${figure.high.toFixed(digits)})` : '';
  const rows = targets.map((target) => {
    const own = byTarget[target];
    return line([target, spread(own?.highest, 0), spread(own?.halfRate, 0), spread(own?.p50, 2), spread(own?.p99, 2)]);
  });
  const ratios = RATIOS.filter(([one, other]) => byTarget[one] && byTarget[other]).map(([one, other, name]) =>
    line([
      `${one} / ${other}`,
      name === 'highest' ? 'requests a second' : 'p99',
      ratio(byTarget[one]?.[name], byTarget[other]?.[name]),
    ]),
  );
  const text = [
    '# The landing page from memory',
    '',
    `${machineLine(where)}. Brotli, 32 connections kept open, load from a process of its own on the same machine; medians of ${rounds} interleaved rounds (quartiles).`,
    '',
    '| server | highest rate, a second | rate held | median ms | p99 ms |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '| | of | ratio |',
    '| --- | --- | --- |',
    ...ratios,
    '',
  ].join('\n');
  writeResult('server.md', text);
  writeResult('server.json', JSON.stringify({ machine: where, rounds, samples }, null, 2));
  return text;
}
