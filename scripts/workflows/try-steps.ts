import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../run.ts';
import { REASON, STEP_CASES, type StepCase } from './step-cases.ts';

/** Holds an `npm` that stands in for the release command: it keeps what it is told, and answers from the case. */
const STAND_IN = join(root, 'scripts/fixtures/steps');

/** Runs each case in a folder of its own and tells which came out otherwise. */
export const trySteps = (): { tried: number; problems: string[] } => ({
  tried: STEP_CASES.length,
  problems: STEP_CASES.flatMap(tryStep),
});

function tryStep({
  name,
  script,
  version = '',
  states = ['published'],
  commands,
  status,
  says = '',
}: StepCase): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'clandor-steps-'));
  const file = (part: string) => join(folder, part);
  writeFileSync(file('states'), JSON.stringify(states));
  for (const part of ['commands', 'output', 'summary']) writeFileSync(file(part), '');
  const ran = spawnSync('bash', [join(root, '.github/scripts', script)], {
    cwd: root,
    encoding: 'utf8',
    timeout: 30_000,
    env: {
      ...process.env,
      PATH: `${STAND_IN}${delimiter}${process.env.PATH}`,
      CASE: folder,
      NAME: 'mf-editorial',
      VERSION: version,
      REASON: `${REASON}\nand more lines`,
      MINUTES: '0',
      PAUSE: '0',
      CLUB_GATEWAY: 'https://club.test',
      CLUB_TOKEN: 'secret',
      GITHUB_OUTPUT: file('output'),
      GITHUB_STEP_SUMMARY: file('summary'),
    },
  });
  const told = readFileSync(file('commands'), 'utf8').split('\n').slice(0, -1);
  const said = ran.stdout + ran.stderr + readFileSync(file('output'), 'utf8') + readFileSync(file('summary'), 'utf8');
  rmSync(folder, { recursive: true });
  return [
    ...(ran.status === status ? [] : [`${name}: ${script} ended with ${ran.status}: ${said}`]),
    ...(isDeepStrictEqual(told, commands) ? [] : [`${name}: ${script} told the gateway ${JSON.stringify(told)}`]),
    ...(said.includes(says) ? [] : [`${name}: ${script} does not say "${says}" but ${said}`]),
    ...(said.includes('secret') ? [`${name}: ${script} shows the token`] : []),
  ];
}
