import type { BuildSample } from '../parts/builds.ts';
import { figures } from '../statistics.ts';
import { machine, machineLine } from './machine.ts';
import { line } from './pages-table.ts';
import { writeResult } from './results.ts';

/** Writes builds.md and builds.json. */
export function writeBuilds(samples: readonly BuildSample[], rounds: number): string {
  const where = machine();
  const rows = Object.entries(figures(samples.map((sample) => sample.figures))).map(([name, { median, low, high }]) =>
    line([name, ...[median, low, high].map((ms) => (ms / 1000).toFixed(2))]),
  );
  const text = [
    '# Builds and activations',
    '',
    `${machineLine(where)}. ${rounds} rounds.`,
    '',
    '| | median s | first quartile | third quartile |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  writeResult('builds.md', text);
  writeResult('builds.json', JSON.stringify({ machine: where, rounds, samples }, null, 2));
  return text;
}
