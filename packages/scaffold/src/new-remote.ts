import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { isRemoteName } from '@clandor/contract';
import { lockRemote, sorted } from './lockfile.ts';
import { writeFiles } from './new-page.ts';
import { remoteFiles, remotePackage } from './remote-templates.ts';
import { pinnedVersions, readJson, refuseTakenPath } from './repository.ts';
import { ScaffoldError } from './scaffold-error.ts';
import { tidy } from './tidy.ts';

/** The one list of this repository's remotes. */
const NAMES = 'packages/contract/src/release.ts';
/** Its journeys walk over every remote. */
const JOURNEYS = 'e2e/package.json';

/**
 * Makes a remote with one page at `/<name>`, and makes it known to all that has to know: the list of remotes, npm's
 * lockfile, the journeys. Nothing needs to be installed after it.
 *
 * @param given `mf-journal`; `journal` will do
 * @returns the files made and changed, below root
 * @throws ScaffoldError when the name is none, or is taken; nothing was made then
 */
export async function newRemote(root: string, given: string): Promise<string[]> {
  const name = given.startsWith('mf-') ? given : `mf-${given}`;
  if (!isRemoteName(name)) {
    throw new ScaffoldError(
      `${given} is no name for a remote: small letters and digits, as in journal or night-trains.`,
    );
  }
  if (existsSync(join(root, name))) throw new ScaffoldError(`${name} is there already.`);
  const page = name.slice('mf-'.length);
  const path = `/${page}`;
  await refuseTakenPath(root, path);
  const made = remotePackage(name, pinnedVersions(root));
  const files: Record<string, string> = {
    ...Object.fromEntries(Object.entries(remoteFiles({ page, path })).map(([file, text]) => [`${name}/${file}`, text])),
    [`${name}/package.json`]: JSON.stringify(made, null, 2),
    [NAMES]: withName(readFileSync(join(root, NAMES), 'utf8'), name),
    [JOURNEYS]: withJourneys(readJson(join(root, JOURNEYS)), made.name),
  };
  writeFiles(root, files);
  lockRemote(root, name, made, ['e2e']);
  link(root, made.name, name);
  await tidy(root, Object.keys(files));
  return [...Object.keys(files), 'package-lock.json'];
}

function withName(source: string, name: string): string {
  const list = /export const REMOTE_NAMES = \[(?<names>[^\]]*)\]/.exec(source);
  if (!list?.groups?.names) throw new ScaffoldError(`${NAMES} has no list named REMOTE_NAMES to put ${name} into.`);
  const names = `${list.groups.names.trimEnd().replace(/,$/, '')}, '${name}'`;
  return source.replace(list[0], () => `export const REMOTE_NAMES = [${names}]`);
}

function withJourneys(journeys: Record<string, unknown>, name: string): string {
  const devDependencies = sorted({ ...(journeys.devDependencies as object), [name]: '*' });
  return JSON.stringify({ ...journeys, devDependencies }, null, 2);
}

/** What `npm install` would do for it. */
function link(root: string, packageName: string, folder: string): void {
  const place = join(root, 'node_modules', packageName);
  mkdirSync(join(place, '..'), { recursive: true });
  if (!existsSync(place)) symlinkSync(join('../..', folder), place);
}
