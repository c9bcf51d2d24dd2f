import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Installs Debian's wrk where it is missing: one thread of it asks faster than anything measured here answers, which no
 * generator in JavaScript does.
 *
 * @throws with what to do, when this is not root's to do
 */
export function needWrk(): void {
  if (spawnSync('wrk', ['-v']).error === undefined) return;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    throw new Error('wrk makes the load and is not there. As root on Debian: apt-get install -y wrk');
  }
  execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'wrk'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Asks for an address, compressed, as fast as answers come.
 *
 * @returns requests a second
 * @throws when answers fail
 */
export async function highestRate(address: string, connections: number, seconds: number): Promise<number> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-H',
    'Accept-Encoding: gzip, deflate, br',
    address,
  ]);
  const problem = /Non-2xx or 3xx responses.*|Socket errors: .*/.exec(stdout);
  if (problem) throw new Error(`${address}: ${problem[0]}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
