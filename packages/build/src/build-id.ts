import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Tests and what is made from sources do not change what is built. */
const IGNORED =
  /(^|\/)(node_modules|dist|dist-development|renders|scenes|reports|\.turbo)(\/|$)|\.test\.tsx?$|(^|\/)examples\.tsx$|\.log$/;

/**
 * Names a build by what goes into it: the files of the package and of every workspace package it depends on,
 * the locked versions of all else, and the mode. The same inputs give the same name on any machine, so that
 * building twice makes one release, and the name can stand in every global that the build makes.
 *
 * @returns 12 hexadecimal digits
 */
export function buildId(packageDir: string, mode: string): string {
  const hash = createHash('sha256').update(mode);
  const root = workspaceRoot(packageDir);
  hash.update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of workspaceClosure(packageDir, root)) {
    for (const file of filesOf(folder)) {
      hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/** The nearest folder above that holds the lockfile. */
export function workspaceRoot(from: string): string {
  for (let folder = realpathSync(from); folder !== '/'; folder = join(folder, '..')) {
    if (existsSync(join(folder, 'package-lock.json'))) return folder;
  }
  throw new Error(`${from} lies in no workspace: no package-lock.json above it`);
}

/** The package and the workspace packages it depends on, however far, in a stable order. */
function workspaceClosure(packageDir: string, root: string): string[] {
  const seen = new Set<string>();
  const visit = (folder: string) => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const link = join(root, 'node_modules', name);
      if (!existsSync(link)) continue;
      const target = realpathSync(link);
      if (!relative(root, target).startsWith('node_modules')) visit(target);
    }
  };
  visit(realpathSync(packageDir));
  return [...seen].sort();
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !IGNORED.test(relative(folder, file)))
    .sort();
}
