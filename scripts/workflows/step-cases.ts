/** A step of release.yml, what the gateway would answer, and what must come of it. */
export interface StepCase {
  name: string;
  script: string;
  version?: string;
  /** The states of the version, one for each time that it is asked; the last one stays. `!`: no answer. */
  states?: string[];
  /** The commands that change something, as they must have been given. */
  commands: string[];
  /** Exit status, and words of what is said, of the output and of the summary. */
  status: number;
  says?: string;
}

/** What a hostile hand might type; it must arrive as it is. */
export const REASON = 'better "$(whoami)" `id`';
const ON = '--reason better "$(whoami)" `id` --json --to https://club.test';
const activate = (percent: number) => `activate mf-editorial@1.0.4 --percent ${percent} ${ON}`;

export const STEP_CASES: StepCase[] = [
  {
    name: 'a new release',
    script: 'publish.sh',
    commands: [`publish mf-editorial ${ON}`],
    status: 0,
    says: 'version=1.0.4',
  },
  { name: 'a published one', script: 'publish.sh', version: '1.0.2', commands: [], status: 0, says: 'version=1.0.2' },
  {
    name: 'a version that is none',
    script: 'publish.sh',
    version: '1.0;id',
    commands: [],
    status: 1,
    says: '::error::',
  },
  {
    name: 'a preview',
    script: 'preview.sh',
    version: '1.0.4',
    commands: ['preview mf-editorial@1.0.4 --json --to https://club.test'],
    status: 0,
    says: '[Preview](https://club.test/preview/x), until 2026-12-01',
  },
  {
    name: 'a good release',
    script: 'activate-gradually.sh',
    version: '1.0.4',
    states: ['published', 'canary', 'canary', 'live'],
    commands: [activate(5), activate(25), activate(100)],
    status: 0,
    says: '- 100 % of visitors',
  },
  {
    name: 'one that the guard takes back',
    script: 'activate-gradually.sh',
    version: '1.0.4',
    states: ['published', 'canary', 'blocked'],
    commands: [activate(5), activate(25)],
    status: 1,
    says: 'taken back at 25 % of visitors, now blocked',
  },
  {
    name: 'a gateway that is away for a moment',
    script: 'activate-gradually.sh',
    version: '1.0.4',
    states: ['published', '!', '!', 'canary', 'canary', 'live'],
    commands: [activate(5), activate(25), activate(100)],
    status: 0,
  },
  {
    name: 'a gateway that stays away',
    script: 'activate-gradually.sh',
    version: '1.0.4',
    states: ['published', '!'],
    commands: [activate(5)],
    status: 1,
    says: 'the gateway does not answer; 5 % of visitors',
  },
  {
    name: 'one that is live',
    script: 'activate-gradually.sh',
    version: '1.0.4',
    states: ['live'],
    commands: [],
    status: 0,
    says: 'is live already',
  },
  {
    name: 'back to the one before',
    script: 'roll-back.sh',
    commands: [`rollback mf-editorial ${ON}`],
    status: 0,
    says: 'mf-editorial is taken back',
  },
  {
    name: 'back to a named one',
    script: 'roll-back.sh',
    version: '1.0.2',
    commands: [`rollback mf-editorial --to 1.0.2 ${ON}`],
    status: 0,
    says: 'mf-editorial is taken back to 1.0.2',
  },
];
