import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RELEASABLE_NAMES, REMOTE_NAMES } from '../../packages/contract/src/index.ts';
import { root } from '../run.ts';
import { WORKFLOWS } from './lint.ts';
import { jobsOf, type Workflow } from './workflow.ts';

const run = promisify(execFile);
/** Turbo would otherwise send usage figures to its makers. */
const QUIET = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };

const fileOf = (name: string): string => `release-${name}.yml`;
const tokenOf = (name: string): string => `CLUB_TOKEN_${name.toUpperCase().replaceAll('-', '_')}`;

/** Gives each part that has no pipeline yet one like the others'. */
export function writeMissingPipelines(): void {
  const like = 'mf-contact';
  const path = (name: string) => join(root, WORKFLOWS, fileOf(name));
  for (const name of RELEASABLE_NAMES.filter((each) => !existsSync(path(each)))) {
    const text = readFileSync(path(like), 'utf8');
    writeFileSync(path(name), text.replaceAll(tokenOf(like), tokenOf(name)).replaceAll(like, name));
    console.log(`written: ${WORKFLOWS}/${fileOf(name)}`);
  }
}

/** Everything that can be released has a pipeline, and that pipeline releases it with a token of its own. */
export function pipelinesMissing(workflows: readonly Workflow[]): string[] {
  return RELEASABLE_NAMES.flatMap((name) => {
    const file = fileOf(name);
    const workflow = workflows.find((each) => each.name === file);
    if (!workflow) return [`there is no ${file}; \`npm run workflows -- --write\` makes it`];
    const [job, ...others] = jobsOf(workflow);
    const { CLUB_TOKEN } = (job?.secrets ?? {}) as { CLUB_TOKEN?: string };
    return [
      ...(others.length > 0 ? [`${file} has more than one job`] : []),
      ...(job?.uses === './.github/workflows/release.yml' ? [] : [`${file} does not call release.yml`]),
      ...(job?.with?.name === name ? [] : [`${file} releases ${job?.with?.name}`]),
      ...(CLUB_TOKEN === `\${{ secrets.${tokenOf(name)} }}` ? [] : [`${file} does not take ${tokenOf(name)}`]),
    ];
  });
}

/** What a remote's pipeline would build and test of another remote, or of the shell: nothing, if all is well. */
export async function othersBuilt(): Promise<string[]> {
  const found = await Promise.all(
    RELEASABLE_NAMES.map(async (name) => {
      // The same words as in release.yml, but only to tell what would run.
      const args = ['run', 'build', 'test', `--filter=@clandor/${name}`, '--dry=json'];
      const { stdout } = await run('turbo', args, { cwd: root, maxBuffer: 2 ** 26, env: { ...process.env, ...QUIET } });
      const { tasks } = JSON.parse(stdout) as { tasks: { package: string; task: string }[] };
      if (!tasks.some((task) => task.package === `@clandor/${name}` && task.task === 'build')) {
        return [`the pipeline of ${name} does not build it`];
      }
      const others = ['shell', ...REMOTE_NAMES].filter((other) => other !== name).map((other) => `@clandor/${other}`);
      return tasks.filter((task) => others.includes(task.package)).map((task) => `${name} needs ${task.package}`);
    }),
  );
  return found.flat();
}
