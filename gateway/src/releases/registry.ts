import { join } from 'node:path';
import {
  type Composition,
  type ReleasableName,
  type Release,
  type ReleaseChange,
  type ReleaseRef,
  releaseSchema,
  type Sizes,
} from '@clandor/contract';
import { LRUCache } from 'lru-cache';
import { clubDate } from '../clock.ts';
import { onlyOne } from '../database/locks.ts';
import { announceActivation } from '../database/news.ts';
import type { ClubDatabase } from '../database/open-database.ts';
import type { Bucket } from '../storage/index.ts';
import { compose, type Versions, versionsIn } from './compose.ts';
import { logEvent, type NewEvent } from './events.ts';
import { type KeptFiles, keptInFolder } from './kept-files.ts';
import { keptInBucket } from './kept-in-bucket.ts';
import { ReleaseError } from './release-error.ts';
import type { ActivationAction, ActivationsTable, ReleasesTable } from './tables.ts';
import { compareVersions } from './versions.ts';

/** One line of the log of what is live. */
export interface Activation {
  seq: number;
  /** What visitors get, but for the canary's share. */
  composition: string;
  /** What `percent` of the visitors get instead; null when all get the same. */
  canary: string | null;
  /** 1 to 99 beside a canary, 100 without one. */
  percent: number;
  at: string;
  action: ActivationAction;
  changes: ReleaseChange[];
  reason: string;
  by: string;
}

/** Who keeps a release from being made live, and why. */
export interface Block {
  at: string;
  by: string;
  reason: string;
}

/** A release as it stands in the registry, without its files' list. */
export interface PublishedRelease {
  name: ReleasableName;
  version: string;
  publishedAt: string;
  publishedBy: string;
  commit: string | null;
  sizes: Sizes | null;
  blocked: Block | null;
  /** The last day on which it may be gone back to, `2027-06-30`. */
  supportedUntil: string | null;
  removedAt: string | null;
}

/** Manifests and compositions are parsed once: they never change. */
const KEPT_MANIFESTS = 500;
const KEPT_COMPOSITIONS = 2_000;
/** So many of the last entries of the log keep their releases' copies on this machine (with a bucket). */
const KEPT_ENTRIES = 20;
const COLUMNS = [
  'name',
  'version',
  'published_at',
  'published_by',
  'commit_id',
  'sizes',
  'blocked',
  'supported_until',
  'removed_at',
] as const;

export interface RegistryOptions {
  database: ClubDatabase;
  /** Absolute: the files of all releases, or with a bucket copies of those that are needed here. */
  folder: string;
  /** Keeps the files in place of the folder. */
  bucket?: Bucket | null;
}

/** The list of releases and the append-only log of activations. Any process may open it; the log's last row is current. */
export class Registry {
  readonly database: ClubDatabase;
  /** The absolute folder that holds the files of all releases. */
  readonly folder: string;
  /** Where those files are kept. */
  readonly files: KeptFiles;
  readonly #manifests = new LRUCache<string, Release>({ max: KEPT_MANIFESTS });
  readonly #versions = new LRUCache<string, Versions>({ max: KEPT_COMPOSITIONS });

  constructor({ database, folder, bucket = null }: RegistryOptions) {
    this.database = database;
    this.folder = folder;
    const inUse = () => this.#inUse();
    this.files = bucket ? keptInBucket({ bucket, folder, inUse }) : keptInFolder(folder);
  }

  /** The absolute folder of a release's files; `filesOf` makes sure that they are there. */
  folderOf = (name: string, version: string): string => join(this.folder, name, version);

  /**
   * The same folder, once the files are on this machine.
   * @throws ReleaseError when there is no such release; StorageError when its files cannot be had
   */
  filesOf = async (name: ReleasableName, version: string): Promise<string> =>
    this.files.bring(await this.release(name, version));

  /** Releases, newest first within a name. */
  async list(name?: ReleasableName): Promise<PublishedRelease[]> {
    const rows = await this.database
      .selectFrom('releases')
      .select(COLUMNS)
      .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
      .execute();
    return rows.map(publishedOf).sort((a, b) => a.name.localeCompare(b.name) || compareVersions(b.version, a.version));
  }

  /** @throws ReleaseError when there is no such release */
  async published(name: ReleasableName, version: string): Promise<PublishedRelease> {
    const row = await this.database
      .selectFrom('releases')
      .select(COLUMNS)
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!row) throw noSuchRelease(name, version);
    return publishedOf(row);
  }

  /** @throws ReleaseError when there is no such release */
  async release(name: ReleasableName, version: string): Promise<Release> {
    const key = `${name}@${version}`;
    const kept = this.#manifests.get(key);
    if (kept) return kept;
    const row = await this.database
      .selectFrom('releases')
      .select('manifest')
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!row) throw noSuchRelease(name, version);
    const release = releaseSchema.parse(JSON.parse(row.manifest));
    this.#manifests.set(key, release);
    return release;
  }

  /** The log's last entry; null before the first activation. */
  async current(): Promise<Activation | null> {
    const row = await this.database
      .selectFrom('activations')
      .selectAll()
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? activationOf(row) : null;
  }

  /** The log, newest first; of one part, only what changed it. */
  async history(name?: ReleasableName): Promise<Activation[]> {
    const rows = await this.database
      .selectFrom('activations')
      .selectAll()
      .$if(name !== undefined, (query) => query.where('changes', 'like', `%"name":"${name}"%`))
      .orderBy('seq', 'desc')
      .execute();
    return rows.map(activationOf);
  }

  /** Whether all visitors, or a share of them, got this composition once: it rendered then. */
  async wasServed(composition: string): Promise<boolean> {
    const row = await this.database
      .selectFrom('activations')
      .select('seq')
      .where((where) => where.or([where('composition', '=', composition), where('canary', '=', composition)]))
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Whether all pages of this composition rendered with these page settings, as `rememberChecked` was told. */
  async wasChecked(composition: string, settings: string): Promise<boolean> {
    const row = await this.database
      .selectFrom('compositions')
      .select('id')
      .where('id', '=', composition)
      .where('checked_for', '=', settings)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Remembers that all pages of a composition rendered with these page settings. */
  async rememberChecked(composition: Composition, settings: string): Promise<void> {
    await this.database
      .insertInto('compositions')
      .values({ ...rowOf(composition.id, versionsIn(composition)), checked_for: settings })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_for: settings }))
      .execute();
  }

  /** The versions in a composition that was served or checked once. */
  async versionsOf(composition: string): Promise<Versions> {
    const kept = this.#versions.get(composition);
    if (kept) return kept;
    const { versions } = await this.database
      .selectFrom('compositions')
      .select('versions')
      .where('id', '=', composition)
      .executeTakeFirstOrThrow();
    const parsed = JSON.parse(versions) as Versions;
    this.#versions.set(composition, parsed);
    return parsed;
  }

  /** A composition that was served or checked once, whole. */
  async composition(id: string): Promise<Composition> {
    return this.composed(await this.versionsOf(id));
  }

  /** @throws ReleaseError when a release is not there, or they do not go together */
  async composed(versions: Versions): Promise<Composition> {
    const parts = Object.entries(versions) as [ReleasableName, string][];
    return compose(await Promise.all(parts.map(([name, version]) => this.release(name, version))));
  }

  /** Keeps a release from being made live, or (with null) lets it again; and writes down who did. */
  async setBlock({ name, version }: ReleaseRef, block: Block | null, event: NewEvent): Promise<void> {
    await this.published(name, version);
    await this.#change({ name, version }, { blocked: block && JSON.stringify(block) }, event);
  }

  /** Says until when a release may be gone back to. */
  async setSupportedUntil({ name, version }: ReleaseRef, until: string | null, event: NewEvent): Promise<void> {
    await this.published(name, version);
    await this.#change({ name, version }, { supported_until: until }, event);
  }

  /**
   * Writes an activation to the log, if it was made from what is still current.
   *
   * @param entry with the versions of the compositions in it, and what people read of it
   * @returns false when somebody else was faster
   */
  async record(entry: NewActivation): Promise<boolean> {
    const { basedOn, versions, event, changes, blocks = [], ...row } = entry;
    return this.database.transaction().execute(async (transaction) => {
      await onlyOne(transaction, 'activations');
      const last = await transaction
        .selectFrom('activations')
        .select('seq')
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst();
      if ((last?.seq ?? null) !== basedOn) return false;
      for (const [id, each] of Object.entries(versions)) {
        await transaction
          .insertInto('compositions')
          .values({ ...rowOf(id, each), checked_for: null })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
      }
      await transaction
        .insertInto('activations')
        .values({ ...row, at: now(), changes: JSON.stringify(changes), seq: (last?.seq ?? 0) + 1 })
        .execute();
      await logEvent(transaction, event);
      for (const { name, version, ...block } of blocks) {
        await transaction
          .updateTable('releases')
          .set({ blocked: JSON.stringify(block) })
          .where('name', '=', name)
          .where('version', '=', version)
          .execute();
        await logEvent(transaction, {
          by: block.by,
          action: 'block',
          subject: `${name}@${version}`,
          reason: block.reason,
        });
      }
      await announceActivation(transaction);
      return true;
    });
  }

  /** What was live lately and may be so again: its copies on this machine stay. */
  async #inUse(): Promise<Set<string>> {
    const entries = (await this.history()).slice(0, KEPT_ENTRIES);
    const ids = new Set(entries.flatMap(({ composition, canary }) => (canary ? [composition, canary] : [composition])));
    const versions = await Promise.all([...ids].map((id) => this.versionsOf(id)));
    return new Set(versions.flatMap((each) => Object.entries(each).map((ref) => ref.join('@'))));
  }

  async #change({ name, version }: ReleaseRef, values: Partial<ReleasesTable>, event: NewEvent): Promise<void> {
    await this.database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('releases')
        .set(values)
        .where('name', '=', name)
        .where('version', '=', version)
        .execute();
      await logEvent(transaction, event);
    });
  }
}

export interface NewActivation extends Omit<Activation, 'seq' | 'at'> {
  /** The versions of the composition, and of the canary. */
  versions: Record<string, Versions>;
  /** The entry that this one follows; null for the first. */
  basedOn: number | null;
  event: NewEvent;
  /** Releases that are kept from being made live from now on. */
  blocks?: readonly (ReleaseRef & Block)[];
}

/** Opens the registry over the club's database. `folder` holds the files of all releases. */
export const openRegistry = (options: RegistryOptions): Registry => new Registry(options);

const now = (): string => clubDate().toISOString();

const rowOf = (id: string, versions: Versions) => ({ id, versions: JSON.stringify(versions), created_at: now() });

const noSuchRelease = (name: string, version: string): ReleaseError =>
  new ReleaseError(`There is no release ${name}@${version}. \`release list ${name}\` shows what there is.`);

const activationOf = ({ changes, ...row }: ActivationsTable): Activation => ({
  ...row,
  changes: JSON.parse(changes) as ReleaseChange[],
});

const publishedOf = (row: Pick<ReleasesTable, (typeof COLUMNS)[number]>): PublishedRelease => ({
  name: row.name as ReleasableName,
  version: row.version,
  publishedAt: row.published_at,
  publishedBy: row.published_by,
  commit: row.commit_id,
  sizes: row.sizes === null ? null : (JSON.parse(row.sizes) as Sizes),
  blocked: row.blocked === null ? null : (JSON.parse(row.blocked) as Block),
  supportedUntil: row.supported_until,
  removedAt: row.removed_at,
});
