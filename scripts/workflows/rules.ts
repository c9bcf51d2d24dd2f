import { spawnSync } from 'node:child_process';
import { jobsOf, type Permissions, runsItself, stepsOf, type Workflow } from './workflow.ts';

/** What the linter does not ask: a rule names what breaks it, or nothing. Each is proven to bite on a fixture. */
export const RULES: Record<string, (workflow: Workflow) => string[]> = {
  /** What stands in `${{ }}` is put into the text of a script before it runs: a title could hold a command. */
  'no-expression-in-run': (workflow) => scripts(workflow).filter((run) => run.includes('${{')),

  'run-is-bash': (workflow) =>
    scripts(workflow).flatMap((run) => {
      const { status, stderr } = spawnSync('bash', ['-n'], { input: run, encoding: 'utf8' });
      return status === 0 ? [] : [stderr.trim()];
    }),

  /** A tag can be moved to other code. */
  'actions-by-commit': ({ text }) =>
    [...text.matchAll(/^\s*(?:- )?uses: *(.+)$/gm)]
      .map(([, used = '']) => used)
      .filter((used) => !/^\.\/|^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(used)),

  'least-permissions': (workflow) => [
    ...(workflow.permissions === undefined ? ['none are set, so GitHub decides'] : []),
    ...[workflow.permissions, ...jobsOf(workflow).map(({ permissions }) => permissions)].flatMap(writes),
  ],

  'time-limit': (workflow) =>
    Object.entries(workflow.jobs)
      .filter(([, job]) => job.uses === undefined && job['timeout-minutes'] === undefined)
      .map(([name]) => `the job ${name}`),

  /** A reusable one runs in its caller's group. */
  'concurrency-group': ({ on, concurrency }) =>
    concurrency === undefined && Object.keys(on).join() !== 'workflow_call' ? ['there is none'] : [],

  'nobody-is-told': (workflow) =>
    runsItself(workflow)
      ? ['TURBO_TELEMETRY_DISABLED', 'DO_NOT_TRACK'].filter((name) => workflow.env?.[name] !== '1')
      : [],

  'no-credentials-left': (workflow) =>
    stepsOf(workflow)
      .filter(
        ({ uses, with: given }) => uses?.startsWith('actions/checkout@') && given?.['persist-credentials'] !== false,
      )
      .map(() => 'a checkout without `persist-credentials: false`'),

  'secrets-one-by-one': (workflow) =>
    jobsOf(workflow)
      .filter(({ secrets }) => secrets === 'inherit')
      .map(({ uses }) => `all of them go to ${uses}`),

  /** It would run a stranger's change with our secrets. */
  'no-strangers-with-secrets': ({ on }) => Object.keys(on).filter((event) => event === 'pull_request_target'),
};

const scripts = (workflow: Workflow): string[] =>
  stepsOf(workflow).flatMap(({ run }) => (run === undefined ? [] : [run]));

const writes = (permissions: Permissions | undefined): string[] =>
  typeof permissions === 'string'
    ? [permissions].filter((all) => all !== 'read-all')
    : Object.entries(permissions ?? {})
        .filter(([, access]) => access === 'write')
        .map(([scope]) => `${scope}: write`);
