import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { dependencyClosure } from './dependency-closure.ts';

/** Tests, examples and what is made from sources do not change what is built. */
const IGNORED =
  /(^|\/)(node_modules|dist|dist-development|renders|scenes|reports|\.turbo)(\/|$)|\.test\.tsx?$|(^|\/)examples\.tsx$|(^|\/)vitest\.config\.ts$/;

/**
 * Names a build by what goes into it: the files of the package and of every workspace package that it depends on,
 * the locked versions of all else, and the mode. The same inputs give the same name on any machine, so building twice
 * makes one release, and the name can stand in every global that the build makes.
 *
 * @returns 12 hexadecimal digits
 */
export function buildId(packageDir: string, mode: string): string {
  const { root, workspaces, locked } = dependencyClosure(packageDir);
  const hash = createHash('sha256').update(mode).update(locked.join('\n'));
  for (const folder of workspaces) {
    for (const file of filesOf(join(root, folder))) {
      hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !IGNORED.test(relative(folder, file)))
    .sort();
}
