import { type ExecFileSyncOptions, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Debian asks this script whether a package may start what it brings: a server of its own is not wanted here. */
const POLICY = '/usr/sbin/policy-rc.d';

/**
 * Installs Debian's packages where what they bring is missing.
 *
 * @param what a command, or the absolute path of a file
 * @throws with what to do, when this is not root's to do
 */
export function needCommand(what: string, ...packages: string[]): void {
  if (what.startsWith('/') ? existsSync(what) : spawnSync(what, ['--version']).error === undefined) return;
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) {
    throw new Error(`${what} is needed and is not there. As root on Debian: ${command}`);
  }
  console.error(command);
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const quiet: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] };
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
  } finally {
    if (isOurs) rmSync(POLICY, { force: true });
  }
}
