import { execFileSync } from 'node:child_process';
import { ROOT } from '../releases/house.ts';

/** Builds the releases of the working tree, as `npm start` does: what is built already is taken as it is. */
export function build(): void {
  execFileSync('turbo', ['run', 'build', '--output-logs=new-only'], {
    cwd: ROOT,
    // Progress belongs on standard error.
    stdio: ['ignore', process.stderr, process.stderr],
  });
}
