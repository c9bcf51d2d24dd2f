import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildGoals, type Goal, lighthouseGoals, navigationGoals, pageGoals, serverGoals } from './goals.ts';
import type { Machine } from './machine.ts';
import { line } from './pages-table.ts';
import { FOLDER, writeResult } from './results.ts';

interface Part<Sample> {
  name: string;
  goals: (samples: readonly Sample[]) => Goal[];
}

const part = <Sample>(name: string, goals: (samples: readonly Sample[]) => Goal[]): Part<never> => ({ name, goals });
const PARTS = [
  part('pages', pageGoals),
  part('lighthouse', lighthouseGoals),
  part('navigation', navigationGoals),
  part('server', serverGoals),
  part('builds', buildGoals),
];

/** Writes summary.md: what the site is to reach, and the last run of each part. */
export function writeSummary(): void {
  const sections = PARTS.flatMap(({ name, goals }) => {
    const file = join(FOLDER, `${name}.json`);
    if (!existsSync(file)) return [];
    const { machine, rounds, samples } = JSON.parse(readFileSync(file, 'utf8')) as {
      machine: Machine;
      rounds: number;
      samples: never[];
    };
    const rows = goals(samples).map(({ what, wanted, measured, isReached }) =>
      line([what, wanted, measured, isReached ? 'yes' : '**no**']),
    );
    return [
      `## [${name}](${name}.md)`,
      '',
      `${machine.measured.slice(0, 16).replace('T', ' ')} UTC, ${machine.commit}, ${rounds} rounds, load ${machine.load.toFixed(1)} on ${machine.cores} cores`,
      '',
      '| | wanted | measured | reached |',
      '| --- | --- | --- | --- |',
      ...rows,
      '',
    ];
  });
  writeResult('summary.md', ['# What is to be reached, and what was', '', ...sections].join('\n'));
}
