import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The repository's root. */
export const root = join(import.meta.dirname, '..');

/**
 * Runs one of the project's own commands in the foreground, on the project's Node, and ends this process when it fails.
 *
 * @param command a file of node_modules/.bin, or `node`
 */
export async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const status = await attempt(command, args, env);
  if (status !== 0) process.exit(status);
}

/** Like `run`, but hands the exit status back. */
export function attempt(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    // Turbo would otherwise send usage figures to its makers.
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...env, PATH: path },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
