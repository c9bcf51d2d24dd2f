import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../releases/house.ts';

/**
 * Installs what only the bench needs and no workspace carries, as its own lockfile has it, unless it is there.
 *
 * @param name a folder in bench with a package.json and a package-lock.json
 * @returns its absolute folder
 */
export function installed(name: string): string {
  const folder = join(ROOT, 'bench', name);
  if (isCurrent(folder)) return folder;
  console.error(`installing bench/${name}`);
  // Not `npm ci`, which stops where a registry lacks a package that only other platforms need.
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--omit=dev'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}

interface Lock {
  packages: Record<string, { version?: string }>;
}

/** Whether what npm noted in node_modules has every package of the lockfile that fits this machine in its version. */
function isCurrent(folder: string): boolean {
  const noted = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  const read = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as Lock).packages;
  const locked = read(join(folder, 'package-lock.json'));
  return Object.entries(read(noted)).every(([path, { version }]) => locked[path]?.version === version);
}
