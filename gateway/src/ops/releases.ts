import type {
  FileSize,
  OpsComparison,
  OpsRelease,
  ReleasableName,
  Release,
  ReleaseState,
  Sizes,
} from '@clandor/contract';
import type { Versions } from '../releases/compose.ts';
import type { PublishedRelease, Registry } from '../releases/registry.ts';

const NOTHING: Sizes = { entry: 0, page: 0, all: 0 };

/** Every release, or those of one part, with what it is now. */
export async function readReleases(registry: Registry, name?: ReleasableName): Promise<OpsRelease[]> {
  const current = await registry.current();
  const live = current ? await registry.versionsOf(current.composition) : null;
  const canary = current?.canary ? await registry.versionsOf(current.canary) : null;
  return (await registry.list(name)).map((release) => ({
    name: release.name,
    version: release.version,
    publishedAt: release.publishedAt,
    publishedBy: release.publishedBy,
    commit: release.commit,
    state: stateOf(release, live, canary),
    blocked: release.blocked,
    supportedUntil: release.supportedUntil,
    size: release.sizes ?? NOTHING,
  }));
}

function stateOf(
  { name, version, blocked, removedAt }: PublishedRelease,
  live: Versions | null,
  canary: Versions | null,
): ReleaseState {
  if (live?.[name] === version) return 'live';
  if (canary?.[name] === version) return 'canary';
  if (removedAt) return 'removed';
  return blocked ? 'blocked' : 'published';
}

/**
 * What changed from one release of a part to another.
 *
 * @throws ReleaseError when one of them is not there
 */
export async function compareReleases(
  registry: Registry,
  name: ReleasableName,
  from: string,
  to: string,
): Promise<OpsComparison> {
  const [before, after] = await Promise.all([registry.release(name, from), registry.release(name, to)]);
  const [sizeBefore, sizeAfter] = await Promise.all([registry.published(name, from), registry.published(name, to)]);
  const routes = { before: patterns(before), after: patterns(after) };
  return {
    name,
    from,
    to,
    routes: {
      added: routes.after.filter((path) => !routes.before.includes(path)),
      removed: routes.before.filter((path) => !routes.after.includes(path)),
    },
    files: compareFiles(before, after),
    size: { from: sizeBefore.sizes ?? NOTHING, to: sizeAfter.sizes ?? NOTHING },
    shared: compareShared(before, after),
    commit: { from: before.commit, to: after.commit },
  };
}

const patterns = ({ routes }: Release): string[] => routes.map(({ path }) => path);

function compareFiles(before: Release, after: Release): OpsComparison['files'] {
  const [old, now] = [before, after].map(({ files }) => new Map(files.map((file) => [file.path, file]))) as [
    Map<string, Release['files'][number]>,
    Map<string, Release['files'][number]>,
  ];
  const size = ({ path, bytes }: Release['files'][number]): FileSize => ({ path, bytes });
  return {
    added: after.files.filter(({ path }) => !old.has(path)).map(size),
    removed: before.files.filter(({ path }) => !now.has(path)).map(size),
    changed: after.files.flatMap((file) => {
      const was = old.get(file.path);
      return was && was.integrity !== file.integrity ? [{ path: file.path, from: was.bytes, to: file.bytes }] : [];
    }),
  };
}

function compareShared(before: Release, after: Release): OpsComparison['shared'] {
  const names = [...new Set([...Object.keys(before.shared), ...Object.keys(after.shared)])];
  return names
    .map((name) => ({ name, from: before.shared[name] ?? null, to: after.shared[name] ?? null }))
    .filter(({ from, to }) => from !== to);
}
