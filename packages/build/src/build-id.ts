import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { dependencyClosure } from './dependency-closure.ts';

/** Tests, examples and what is made from sources do not change what is built. */
const IGNORED =
  /(^|\/)(node_modules|dist|dist-development|renders|scenes|reports|\.turbo)(\/|$)|\.test\.tsx?$|(^|\/)examples\.tsx?$|(^|\/)vitest\.config\.ts$/;

/** How pictures are made, and what each shows; a picture's own index.ts says what counts of it. */
const PICTURE_TOOL = /\/packages\/imagery\/src\/(alt-texts|export|render)\.ts$/;

/**
 * A file of a picture of the house. It counts where the picture's name stands somewhere in the sources, as it must for
 * it to be shown: a new picture for one remote leaves the builds of the others as they are.
 */
const PICTURE = /\/packages\/imagery\/pictures\/(?<name>[^/]+)\//;

/**
 * Names a build by what goes into it: the files of the package and of every workspace package that it depends on,
 * the locked versions of all else, and the mode. The same inputs give the same name on any machine, so building twice
 * makes one release, and the name can stand in every global that the build makes.
 *
 * @returns 12 hexadecimal digits
 */
export function buildId(packageDir: string, mode: string): string {
  const { root, workspaces, locked } = dependencyClosure(packageDir);
  const files = workspaces.flatMap((folder) => filesOf(join(root, folder)));
  const sources = files.filter((file) => !PICTURE.test(file)).map((file) => readFileSync(file));
  const words = sources.join('\n');
  const isNamed = (file: string) => words.includes(PICTURE.exec(file)?.groups?.name ?? '');
  const hash = createHash('sha256').update(mode).update(locked.join('\n'));
  for (const file of files.filter((each) => !PICTURE.test(each) || isNamed(each))) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Builds, and makes sure that it was of one state of the sources: a file that changes half-way would give the files one
 * name and their description another, and no browser would find the remote.
 *
 * @throws when the sources are not what they were when the work began
 */
export async function whileUnchanged<T>(packageDir: string, mode: string, work: () => Promise<T>): Promise<T> {
  const before = buildId(packageDir, mode);
  const result = await work();
  if (buildId(packageDir, mode) !== before) {
    throw new Error('the sources changed while they were being built; build again');
  }
  return result;
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !IGNORED.test(relative(folder, file)) && !PICTURE_TOOL.test(file))
    .sort();
}
