import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/**
 * Runs Turbo, which knows what is built already.
 *
 * @returns null when all went well, else all that it said
 */
export function runTurbo(args: string[]): Promise<string | null> {
  const env = {
    ...process.env,
    PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
    // Turbo would otherwise send usage figures to its makers.
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
  return new Promise((resolve) => {
    execFile('turbo', args, { cwd: ROOT, env, maxBuffer: 16 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve(error ? stdout + stderr : null),
    );
  });
}
