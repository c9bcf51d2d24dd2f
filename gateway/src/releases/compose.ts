import { createHash } from 'node:crypto';
import {
  type Composition,
  RELEASABLE_NAMES,
  type ReleasableName,
  type Release,
  type RemoteName,
} from '@clandor/contract';
import { misfits } from './fit.ts';
import { ReleaseError } from './release-error.ts';

/** Which version of each part. */
export type Versions = Record<ReleasableName, string>;

/** The same versions are the same composition: its id is drawn from them. 12 hexadecimal digits. */
export const compositionId = (versions: Versions): string =>
  createHash('sha256')
    .update(
      inOrder(versions)
        .map((name) => `${name}@${versions[name]}`)
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 12);

/** Which version of each part a composition holds. */
export const versionsIn = ({ shell, remotes }: Composition): Versions => versionsOf([shell, ...remotes]);

const versionsOf = (releases: readonly Release[]): Versions =>
  Object.fromEntries(releases.map(({ name, version }) => [name, version])) as Versions;

/** The names in a composition: the house's own in their order, then the others by the alphabet. */
const inOrder = (versions: Versions): ReleasableName[] => {
  const known: readonly ReleasableName[] = RELEASABLE_NAMES;
  const others = (Object.keys(versions) as ReleasableName[]).filter((name) => !known.includes(name)).sort();
  return [...known.filter((name) => versions[name] !== undefined), ...others];
};

/**
 * Puts releases together to a site.
 *
 * @param releases one of the shell, and one of each remote
 * @throws ReleaseError when there is no shell or no remote, two remotes own one route, development and production are
 *   mixed, or the shell does not bring what a remote shares
 */
export function compose(releases: readonly Release[]): Composition {
  const byName = new Map(releases.map((release) => [release.name, release]));
  const versions = versionsOf(releases);
  const shell = byName.get('shell');
  const remotes = inOrder(versions)
    .filter((name): name is RemoteName => name !== 'shell')
    .map((name) => byName.get(name) as Release);
  if (!shell || remotes.length === 0) {
    throw new ReleaseError(
      `A site needs a shell and remotes; there is no release of ${shell ? 'any remote' : 'the shell'} in it. Publish and activate it first.`,
    );
  }
  const problems = [...routeConflicts(remotes), ...mixedModes([shell, ...remotes]), ...misfits(shell, remotes)];
  if (problems.length > 0) throw new ReleaseError('These releases do not go together:', problems);
  return { id: compositionId(versions), shell, remotes };
}

function routeConflicts(remotes: readonly Release[]): string[] {
  const owners = new Map<string, string>();
  const problems = new Set<string>();
  for (const remote of remotes) {
    for (const pattern of new Set(remote.routes.flatMap(({ path }) => patternsOf(path)))) {
      const owner = owners.get(pattern);
      if (owner) problems.add(`${owner} and ${remote.name} both have ${pattern}: one of them needs another address`);
      else owners.set(pattern, remote.name);
    }
  }
  return [...problems];
}

/** What a route answers to: parameters match whatever they are called, and what is optional may be there or not. */
function patternsOf(path: string): string[] {
  let patterns = [''];
  for (const segment of path
    .replace(/:[^/?]+/g, ':…')
    .split('/')
    .filter(Boolean)) {
    const grown = patterns.map((pattern) => `${pattern}/${segment.replace('?', '')}`);
    patterns = segment.endsWith('?') ? patterns.concat(grown) : grown;
  }
  return patterns.map((pattern) => pattern || '/');
}

const mixedModes = (releases: readonly Release[]): string[] =>
  new Set(releases.map(({ mode }) => mode)).size > 1
    ? releases
        .filter(({ mode }) => mode === 'development')
        .map(({ name, version }) => `${name} ${version} is a development build; the others are not`)
    : [];
