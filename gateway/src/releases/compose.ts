import { createHash } from 'node:crypto';
import { type Composition, RELEASABLE_NAMES, type ReleasableName, type Release } from '@clandor/contract';
import { ReleaseError } from './release-error.ts';

/** Which version of each part. */
export type Versions = Record<ReleasableName, string>;

/** The same versions are the same composition: its id is drawn from them. 12 hexadecimal digits. */
export const compositionId = (versions: Versions): string =>
  createHash('sha256')
    .update(RELEASABLE_NAMES.map((name) => `${name}@${versions[name]}`).join('\n'))
    .digest('hex')
    .slice(0, 12);

/**
 * Puts releases together to a site.
 *
 * @param releases one of each name
 * @throws ReleaseError when parts are missing, two remotes own one route, or development and production are mixed
 */
export function compose(releases: readonly Release[]): Composition {
  const byName = new Map(releases.map((release) => [release.name, release]));
  const missing = RELEASABLE_NAMES.filter((name) => !byName.has(name));
  if (missing.length > 0) {
    throw new ReleaseError(
      `A site needs all its parts; there is no release of ${missing.join(', ')}. Publish them first.`,
    );
  }
  const shell = byName.get('shell') as Release;
  const remotes = RELEASABLE_NAMES.filter((name) => name !== 'shell').map((name) => byName.get(name) as Release);
  const problems = [...routeConflicts(remotes), ...mixedModes([shell, ...remotes])];
  if (problems.length > 0) throw new ReleaseError('These releases do not go together:', problems);
  const versions = Object.fromEntries(releases.map(({ name, version }) => [name, version])) as Versions;
  return { id: compositionId(versions), shell, remotes };
}

function routeConflicts(remotes: readonly Release[]): string[] {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  for (const remote of remotes) {
    for (const { path } of remote.routes) {
      // Parameters match whatever they are called.
      const pattern = path.replace(/:[^/?]+/g, ':');
      const owner = owners.get(pattern);
      if (owner) problems.push(`${remote.name} takes ${path}, which ${owner} owns`);
      else owners.set(pattern, remote.name);
    }
  }
  return problems;
}

const mixedModes = (releases: readonly Release[]): string[] =>
  new Set(releases.map(({ mode }) => mode)).size > 1
    ? releases
        .filter(({ mode }) => mode === 'development')
        .map(({ name, version }) => `${name} ${version} is a development build; the others are not`)
    : [];
