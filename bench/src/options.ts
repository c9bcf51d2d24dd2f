import { parseArgs } from 'node:util';
import { PATHS, SITE_NAMES, type SiteName } from './sites/measured-site.ts';

export const PART_NAMES = ['pages', 'lighthouse', 'navigation', 'server', 'builds'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** The sites that a part compares: no others are built and started for it. */
const COMPARED: Readonly<Record<PartName, readonly SiteName[]>> = {
  pages: SITE_NAMES,
  lighthouse: SITE_NAMES,
  navigation: ['single', 'site'],
  server: ['site', 'next'],
  builds: ['site'],
};

export const EXPLAINED = `npm run bench -- [part …] [--rounds N] [--only /path,…] [--sites name,…]

  parts    ${PART_NAMES.join(' ')} (all of them)
  --rounds how often each measurement is taken, in turns (5)
  --only   the pages to visit, of
           ${PATHS.join(' ')}
  --sites  ${SITE_NAMES.join(' ')} (those that the parts compare)

Tables go to standard output and, with JSON and plots, to bench/results; progress goes to standard error.`;

export interface BenchOptions {
  parts: readonly PartName[];
  names: readonly SiteName[];
  paths: readonly string[];
  rounds: number;
  help: boolean;
}

/** @throws with a sentence for a name that nothing has */
export function readOptions(args: string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '5' },
      only: { type: 'string' },
      sites: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds is a whole number from 1, not ${values.rounds}`);
  const parts = oneOf(PART_NAMES, positionals, 'part');
  const compared = SITE_NAMES.filter((name) => parts.some((part) => COMPARED[part].includes(name)));
  return {
    parts,
    names: values.sites === undefined ? compared : oneOf(SITE_NAMES, values.sites.split(','), 'site'),
    paths: oneOf(PATHS, values.only?.split(',') ?? [], 'page'),
    rounds,
    help: values.help,
  };
}

/** Those asked for, in the order of all; all when none is. */
function oneOf<Name extends string>(all: readonly Name[], asked: readonly string[], what: string): readonly Name[] {
  const unknown = asked.find((name) => !(all as readonly string[]).includes(name));
  if (unknown !== undefined) throw new Error(`there is no ${what} ${unknown}; there is ${all.join(' ')}`);
  return asked.length > 0 ? all.filter((name) => asked.includes(name)) : all;
}
