import {
  type Build,
  type Composition,
  type PageSettings,
  type PublishOutcome,
  type ReleasableName,
  type Release,
  releaseSchema,
} from '@clandor/contract';
import { clubDate } from '../clock.ts';
import { onlyOne } from '../database/locks.ts';
import { checkComposition } from '../pages/check-composition.ts';
import { StorageError } from '../storage/index.ts';
import { overBudget } from './budget.ts';
import { compose } from './compose.ts';
import { rememberProven } from './prove.ts';
import type { Publication } from './publication.ts';
import { readBuild } from './read-build.ts';
import type { Registry } from './registry.ts';
import { ReleaseError } from './release-error.ts';
import { type StagedFiles, stageFiles } from './store-files.ts';
import { compareVersions, newestOf, nextVersion } from './versions.ts';

export interface PublishOptions {
  /** Absolute folder of the build. */
  folder: string;
  /** The version to give it; the next one when left out. */
  version?: string | undefined;
  /** The last day on which it may be gone back to, `2027-06-30`. */
  supportedUntil?: string | undefined;
  /**
   * Rendered with what is live, as it would be after its activation. Left out where several releases come together and
   * are rendered at their activation.
   */
  page?: PageSettings;
}

/**
 * Makes a build a release: checks all that can be said against it, gives it a version, stores its files for good.
 * A build that has been published already is left as it is.
 *
 * @throws ReleaseError that lists every problem; nothing is left behind then
 */
export async function publish(
  publication: Publication,
  { folder, version, supportedUntil, page }: PublishOptions,
): Promise<PublishOutcome> {
  const { registry, name } = publication;
  const builds: Build[] = [];
  await publication.check('files', async () => {
    const read = await readBuild(folder);
    builds.push(read);
    return `${read.files.length} files as they were built`;
  });
  const [build] = builds;
  if (!build) {
    publication.refuseIfNotSound();
    throw new Error('a build that could not be read passed its check');
  }
  const known = await versionsOf(registry, name);
  const same = known.find((each) => each.build === build.build);
  await publication.check('version', () => checkVersion(name, known, same, version));
  if (same && !same.removed) {
    publication.refuseIfNotSound();
    return { name, version: same.version, isNew: false };
  }
  const wanted = same?.version ?? version ?? nextVersion(known.map((each) => each.version));
  const release = releaseSchema.parse({ ...build, name, version: wanted });
  const candidate: Composition[] = [];
  await publication.check('fit', async () => {
    const composition = page ? await composedWith(registry, release) : null;
    if (composition) candidate.push(composition);
    return composition ? `goes with ${composition.id}'s other parts` : 'nothing is live to compare it with';
  });
  const files = await stageFiles(folder, registry.folder, build);
  try {
    await publication.check('budget', () => {
      const problems = overBudget(build, files.sizes);
      if (problems.length > 0) throw new ReleaseError('It is over its budget:', problems);
      return `${files.sizes.entry} bytes to start, ${files.sizes.page} for its heaviest page`;
    });
    const [composition] = candidate;
    if (page && composition) await renderAll(publication, { composition, page, release, files });
    publication.refuseIfNotSound();
    await keep(registry, release, files);
    const given = await store(registry, release, files, {
      by: publication.by,
      version,
      supportedUntil: supportedUntil ?? null,
    });
    // Its activation need not render all of that again, unless something else has gone live by then.
    if (page && composition && given.version === wanted) await rememberProven(registry, composition, page);
    return { name, ...given };
  } finally {
    await files.discard();
  }
}

interface KnownVersion {
  version: string;
  build: string;
  removed: boolean;
}

async function versionsOf(registry: Pick<Registry, 'database'>, name: ReleasableName): Promise<KnownVersion[]> {
  const rows = await registry.database
    .selectFrom('releases')
    .select(['version', 'build', 'removed_at'])
    .where('name', '=', name)
    .execute();
  return rows.map(({ removed_at, ...row }) => ({ ...row, removed: removed_at !== null }));
}

function checkVersion(
  name: string,
  known: readonly KnownVersion[],
  same: KnownVersion | undefined,
  wanted: string | undefined,
): string {
  if (same && (wanted === undefined || wanted === same.version)) {
    return same.removed ? `${same.version} comes back` : `${same.version}, as published before`;
  }
  if (same) {
    throw new ReleaseError(`${name} ${same.version} is this very build: activate that, or build what is new`);
  }
  if (known.some(({ version }) => version === wanted)) {
    throw new ReleaseError(
      `${name} ${wanted} was published before with other content, and a release never changes: take a new version, or leave it out`,
    );
  }
  const newest = newestOf(known.map(({ version }) => version));
  if (wanted !== undefined && newest !== undefined && compareVersions(wanted, newest) < 0) {
    throw new ReleaseError(`${name} ${wanted} would come before ${newest}: take a higher version, or leave it out`);
  }
  return wanted ?? nextVersion(known.map(({ version }) => version));
}

/** What is live with this release in it; null while nothing is. */
async function composedWith(registry: Registry, release: Release): Promise<Composition | null> {
  const current = await registry.current();
  if (!current) return null;
  const { [release.name]: _, ...others } = await registry.versionsOf(current.composition);
  const parts = await Promise.all(
    Object.entries(others).map(([name, version]) => registry.release(name as ReleasableName, version)),
  );
  return compose([...parts, release]);
}

async function renderAll(
  publication: Publication,
  {
    composition,
    page,
    release,
    files,
  }: { composition: Composition; page: PageSettings; release: Release; files: StagedFiles },
): Promise<void> {
  const { registry } = publication;
  await publication.check('pages', async (tell) => {
    const pages = await checkComposition({
      composition,
      page,
      folderOf: (name, version) =>
        name === release.name && version === release.version ? files.folder : registry.filesOf(name, version),
      progress: (done, total) => tell(`${done} of ${total} pages`),
    });
    return `${pages} pages rendered`;
  });
}

/** Before the transaction: a bucket takes its time, and no visitor's record is to wait for it. */
async function keep(registry: Registry, release: Release, files: StagedFiles): Promise<void> {
  try {
    await registry.files.keep(release, files.folder);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new ReleaseError(`${release.name} was not published: its files could not be stored. Try again.`, [
      error.message,
    ]);
  }
}

/** One publication of a name is stored at a time, so two at once get two versions. */
function store(
  registry: Registry,
  release: Release,
  files: StagedFiles,
  { by, version, supportedUntil }: { by: string; version: string | undefined; supportedUntil: string | null },
): Promise<{ version: string; isNew: boolean }> {
  const { name } = release;
  return registry.database.transaction().execute(async (transaction) => {
    await onlyOne(transaction, `releases of ${name}`);
    const known = await versionsOf({ database: transaction }, name);
    const same = known.find((each) => each.build === release.build);
    if (same && !same.removed) return { version: same.version, isNew: false };
    if (same) {
      await transaction
        .updateTable('releases')
        .set({ removed_at: null })
        .where('name', '=', name)
        .where('version', '=', same.version)
        .execute();
      await files.commit({ ...release, version: same.version });
      return { version: same.version, isNew: true };
    }
    if (version !== undefined) checkVersion(name, known, undefined, version);
    const given = version ?? nextVersion(known.map((each) => each.version));
    const final = { ...release, version: given };
    await transaction
      .insertInto('releases')
      .values({
        name,
        version: given,
        build: release.build,
        published_at: clubDate().toISOString(),
        published_by: by,
        commit_id: release.commit,
        manifest: JSON.stringify(final),
        sizes: JSON.stringify(files.sizes),
        blocked: null,
        supported_until: supportedUntil,
        removed_at: null,
      })
      .execute();
    await files.commit(final);
    return { version: given, isNew: true };
  });
}
