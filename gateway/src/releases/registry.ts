import { join } from 'node:path';
import { type Composition, type ReleasableName, type Release, releaseSchema } from '@clandor/contract';
import type { ClubDatabase } from '../database/open-database.ts';
import { compose, type Versions } from './compose.ts';
import { readBuild } from './read-build.ts';
import { ReleaseError } from './release-error.ts';
import { stageFiles } from './store-files.ts';
import type { ActivationAction } from './tables.ts';

/** What one activation changed. `from` is null for a part that was not live before. */
export interface ActivationChange {
  name: ReleasableName;
  from: string | null;
  to: string;
}

export interface Activation {
  seq: number;
  composition: string;
  at: string;
  action: ActivationAction;
  changes: ActivationChange[];
  reason: string;
  by: string;
}

export interface PublishedRelease {
  release: Release;
  publishedAt: string;
}

/** The list of releases and the append-only log of activations. Any process may open it; the log's last row is current. */
export class Registry {
  readonly #database: ClubDatabase;
  readonly #folder: string;

  constructor({ database, folder }: { database: ClubDatabase; folder: string }) {
    this.#database = database;
    this.#folder = folder;
  }

  /** The absolute folder of a release's files. */
  folderOf = (name: string, version: string): string => join(this.#folder, name, version);

  /**
   * Makes a build a release: checks it, gives it the next version, stores its files for good.
   * A build that has been published already is left as it is.
   *
   * @throws ReleaseError when the build is not sound; nothing is left behind then
   */
  async publish(name: ReleasableName, from: string): Promise<{ version: string; isNew: boolean }> {
    const build = await readBuild(from);
    const known = (await versionsOfName(this.#database, name)).find((each) => each.build === build.build);
    if (known) return { version: known.version, isNew: false };
    const files = await stageFiles(from, this.#folder, build);
    try {
      // The transaction holds the write lock from its beginning, so two publications at once get two versions.
      return await this.#database.transaction().execute(async (transaction) => {
        const versions = await versionsOfName(transaction, name);
        const same = versions.find((each) => each.build === build.build);
        if (same) return { version: same.version, isNew: false };
        const version = nextVersion(versions.map((each) => each.version));
        const release = releaseSchema.parse({ ...build, name, version });
        await transaction
          .insertInto('releases')
          .values({ name, version, build: build.build, published_at: now(), manifest: JSON.stringify(release) })
          .execute();
        await files.commit(release);
        return { version, isNew: true };
      });
    } finally {
      await files.discard();
    }
  }

  /** Releases, newest first. */
  async list(name?: ReleasableName): Promise<PublishedRelease[]> {
    const rows = await this.#database
      .selectFrom('releases')
      .selectAll()
      .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
      .execute();
    return rows
      .map((row) => ({ release: releaseSchema.parse(JSON.parse(row.manifest)), publishedAt: row.published_at }))
      .sort(
        (a, b) => a.release.name.localeCompare(b.release.name) || compareVersions(b.release.version, a.release.version),
      );
  }

  /** @throws ReleaseError when there is no such release */
  async release(name: ReleasableName, version: string): Promise<Release> {
    const row = await this.#database
      .selectFrom('releases')
      .select('manifest')
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!row)
      throw new ReleaseError(`There is no release ${name}@${version}. \`release list ${name}\` shows what there is.`);
    return releaseSchema.parse(JSON.parse(row.manifest));
  }

  /** The log's last entry; null before the first activation. */
  async current(): Promise<Activation | null> {
    const row = await this.#database
      .selectFrom('activations')
      .selectAll()
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? activationOf(row) : null;
  }

  /** The log, newest first. */
  async history(): Promise<Activation[]> {
    const rows = await this.#database.selectFrom('activations').selectAll().orderBy('seq', 'desc').execute();
    return rows.map(activationOf);
  }

  /** The versions in a composition that was active once. */
  async versionsOf(composition: string): Promise<Versions> {
    const { versions } = await this.#database
      .selectFrom('compositions')
      .select('versions')
      .where('id', '=', composition)
      .executeTakeFirstOrThrow();
    return JSON.parse(versions) as Versions;
  }

  /** A composition that was active once, whole. */
  async composition(id: string): Promise<Composition> {
    const versions = Object.entries(await this.versionsOf(id)) as [ReleasableName, string][];
    return compose(await Promise.all(versions.map(([name, version]) => this.release(name, version))));
  }

  /**
   * Writes an activation to the log, if the composition it was made from is still the current one.
   *
   * @returns false when somebody else was faster
   */
  async record(
    entry: Omit<Activation, 'seq' | 'at'> & { versions: Versions; basedOn: number | null },
  ): Promise<boolean> {
    return this.#database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('compositions')
        .values({ id: entry.composition, versions: JSON.stringify(entry.versions), created_at: now() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      const last = await transaction
        .selectFrom('activations')
        .select('seq')
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst();
      if ((last?.seq ?? null) !== entry.basedOn) return false;
      const { composition, action, reason, by } = entry;
      await transaction
        .insertInto('activations')
        .values({
          composition,
          action,
          reason,
          by,
          at: now(),
          changes: JSON.stringify(entry.changes),
          seq: (last?.seq ?? 0) + 1,
        })
        .execute();
      return true;
    });
  }
}

const versionsOfName = (database: ClubDatabase, name: string): Promise<{ version: string; build: string }[]> =>
  database.selectFrom('releases').select(['version', 'build']).where('name', '=', name).execute();

/** Opens the registry over the club's database. `folder` holds the files of all releases. */
export const openRegistry = (options: { database: ClubDatabase; folder: string }): Registry => new Registry(options);

const now = (): string => new Date().toISOString();

const activationOf = ({ changes, ...row }: Omit<Activation, 'changes'> & { changes: string }): Activation => ({
  ...row,
  changes: JSON.parse(changes) as ActivationChange[],
});

/** As numbers: 1.0.10 comes after 1.0.9. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

/** 1.0.0 first, then the last number up. */
export function nextVersion(versions: readonly string[]): string {
  const newest = [...versions].sort(compareVersions).at(-1);
  if (!newest) return '1.0.0';
  const [major = 1, minor = 0, patch = 0] = newest.split('.').map(Number);
  return `${major}.${minor}.${patch + 1}`;
}
