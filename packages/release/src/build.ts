import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { ReleasableName } from '@clandor/contract';
import { ReleaseError } from '@clandor/gateway/releases';

export type Mode = 'production' | 'development';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Which builds are published. */
export interface Source {
  mode: Mode;
  /** A folder with builds made elsewhere, `<name>/release.json` in it; relative to where the command is typed. */
  from?: string;
}

/** Where a package's build lies. */
export const buildFolder = (name: ReleasableName, { mode, from }: Source): string =>
  from === undefined
    ? join(ROOT, name, mode === 'production' ? 'dist' : 'dist-development')
    : resolve(process.env.INIT_CWD ?? '.', from, name);

/**
 * Builds what is in the working tree, through Turbo, which knows what is built already.
 *
 * @throws ReleaseError when it does not compile; Turbo has said why
 */
export async function build(names: readonly ReleasableName[], mode: Mode): Promise<void> {
  const task = mode === 'production' ? 'build' : 'build:development';
  const filters = names.map((name) => `--filter=@clandor/${name}`);
  const child = spawn('turbo', ['run', task, ...filters, '--output-logs=errors-only'], {
    cwd: ROOT,
    // Standard output is the command's own, for programs that read it.
    stdio: ['ignore', 2, 2],
    env: {
      ...process.env,
      PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
      // Turbo would otherwise send usage figures to its makers.
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
    },
  });
  const status = await new Promise<number | null>((done, failed) => child.on('exit', done).on('error', failed));
  if (status !== 0) throw new ReleaseError('The build failed, so nothing was published. Mend what is said above.');
}
