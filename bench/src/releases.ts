// `npm run releases -w @clandor/bench`: how fast a release goes live and back, under load and on two gateways, and what
// hundreds of remotes and ten thousand releases cost. Writes bench/results/releases.md and .json. Nothing passes or fails.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureScale } from './releases/scale.ts';
import { measureSwitching } from './releases/switching.ts';

const folder = join(import.meta.dirname, '../results');
const wanted = process.argv.slice(2);
const switching = wanted.length === 0 || wanted.includes('switching') ? await measureSwitching() : null;
const scale = wanted.length === 0 || wanted.includes('scale') ? await measureScale() : null;

const lines = [
  `# Releases, measured on ${new Date().toISOString().slice(0, 10)}: two cores, loopback`,
  ...(switching
    ? [
        '',
        `## ${switching.commands} rollbacks and activations by command, two gateways over one database`,
        '',
        '| from the command being typed, ms | median | slowest |',
        '|---|---|---|',
        `| to the first answer with the other release | ${switching.first.median} | ${switching.first.most} |`,
        `| to the last answer with the one before, on either gateway | ${switching.last.median} | ${switching.last.most} |`,
        `| until the command itself has ended | ${switching.ended.median} | ${switching.ended.most} |`,
        '',
        `## ${switching.switches} activations and rollbacks in turn under ${switching.perSecond} page loads a second`,
        '',
        `${switching.answers} answers: ${switching.failed} failed, ${switching.mixed} of two compositions. From the log's entry to the last old answer: median ${switching.lag.median} ms, slowest ${switching.lag.most} ms. A tab that was open throughout kept its draft: ${switching.draftKept ? 'yes' : 'NO'}.`,
      ]
    : []),
  ...(scale
    ? [
        '',
        `## ${scale.remotes} remotes and ${scale.releases} releases in the registry`,
        '',
        '| | five remotes | all of them | ratio |',
        '|---|---|---|---|',
        ...scale.rows.map(({ what, five, all }) => `| ${what} | ${five} | ${all} | ${(all / five).toFixed(2)} |`),
      ]
    : []),
  '',
];
mkdirSync(folder, { recursive: true });
const name = wanted.length === 1 ? `releases-${wanted[0]}` : 'releases';
writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ switching, scale }, null, 2)}\n`);
writeFileSync(join(folder, `${name}.md`), lines.join('\n'));
console.log(lines.join('\n'));
