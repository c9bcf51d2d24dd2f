import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemotePackage } from './remote-templates.ts';

interface Lockfile {
  packages: Record<string, Record<string, unknown>>;
}

/**
 * Writes a new workspace into npm's lockfile (version 3), as npm itself would: all that it depends on is in there, by
 * other remotes, so no registry has to be asked.
 *
 * @param users workspaces that depend on it from now on, below root, for their development
 */
export function lockRemote(root: string, folder: string, made: RemotePackage, users: readonly string[]): void {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
  const { name, version, dependencies, devDependencies } = made;
  lock.packages[folder] = { name, version, dependencies, devDependencies };
  lock.packages[`node_modules/${name}`] = { resolved: folder, link: true };
  for (const user of users) {
    const entry = lock.packages[user];
    if (entry) entry.devDependencies = sorted({ ...(entry.devDependencies as object), [name]: '*' });
  }
  lock.packages = sorted(lock.packages);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

/** In npm's order. */
export const sorted = <Value>(entries: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en')));
