import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRemoteName, type RemoteRoute } from '@clandor/contract';
import { ScaffoldError } from './scaffold-error.ts';

/** The remotes that there are, as their folders say. */
export const remotesIn = (root: string): string[] =>
  readdirSync(root).filter((name) => isRemoteName(name) && existsSync(join(root, name, 'package.json')));

/**
 * The version of a package that the other remotes pin.
 *
 * @throws ScaffoldError when none of them uses it
 */
export function pinnedVersions(root: string): (dependency: string) => string {
  const pinned = Object.assign(
    {},
    ...remotesIn(root).map((name) => {
      const { dependencies, devDependencies } = readJson(join(root, name, 'package.json'));
      return { ...(devDependencies as object), ...(dependencies as object) };
    }),
  ) as Record<string, string>;
  return (dependency) => {
    const version = pinned[dependency];
    if (!version) throw new ScaffoldError(`No remote uses ${dependency}, so its version is not known.`);
    return version;
  };
}

/** @throws ScaffoldError when a remote owns the address already */
export async function refuseTakenPath(root: string, path: string): Promise<void> {
  for (const name of remotesIn(root)) {
    const file = join(root, name, 'src/routes.ts');
    const { routes } = (await import(pathToFileURL(file).href)) as { routes: RemoteRoute[] };
    if (routes.some((route) => route.path === path)) throw new ScaffoldError(`${name} owns ${path} already.`);
  }
}

export const readJson = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));
