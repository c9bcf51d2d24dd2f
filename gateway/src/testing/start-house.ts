import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PageSettings, RELEASABLE_NAMES, type ReleasableName } from '@clandor/contract';
import { type FixtureOptions, makeAllBuilds, makeBuild } from '@clandor/testing/fixture-builds';
import { openDatabase } from '../database/open-database.ts';
import { readEnv } from '../env.ts';
import { activate, openRegistry, Publication, publish, type Registry } from '../releases/index.ts';
import { openBucket } from '../storage/index.ts';
import { freshStorage } from './fresh-storage.ts';
import { existingStore, freshStore } from './store.ts';

export const PAGE = { origin: 'http://club.test', apiBase: '', mailDomain: 'club.test' };

/** A registry in a folder of its own, with fixture builds to publish. */
export interface TestHouse {
  dataDir: string;
  /** What the environment of another process over the same registry says. */
  environment: Record<string, string>;
  registry: Registry;
  /** Publishes a build that differs as told, and gives its version; rendered first where page settings are given. */
  publish(name: ReleasableName, options?: FixtureOptions, page?: PageSettings): Promise<string>;
  /** The folder of the last build made for a name. */
  builds: Record<(typeof RELEASABLE_NAMES)[number], string> & Partial<Record<ReleasableName, string>>;
  /** Loses the files of a release, wherever they are kept. */
  lose(name: ReleasableName, version: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param live publishes and activates one release of everything first
 * @param environment DATABASE_URL, of an empty database, STORAGE_URL and its keys, where not the run's own
 */
export async function startHouse({
  live,
  environment = {},
}: {
  live: boolean;
  environment?: Record<string, string>;
}): Promise<TestHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'clandor-house-'));
  const dataDir = join(folder, 'data');
  const { DATABASE_URL } = environment;
  const store = await (DATABASE_URL === undefined ? freshStore() : existingStore(DATABASE_URL));
  const own = { CLUB_DATA_DIR: dataDir, ...store.environment, ...freshStorage(), ...environment };
  const env = readEnv(own);
  const database = await openDatabase(env);
  const bucket = env.storage ? await openBucket(env.storage) : null;
  const registry = openRegistry({ database, folder: join(dataDir, 'releases'), bucket });
  const builds: TestHouse['builds'] = makeAllBuilds(join(folder, 'builds'));
  let count = 0;
  const house: TestHouse = {
    dataDir,
    environment: own,
    registry,
    builds,
    async publish(name, options = {}, page) {
      count += 1;
      const build = join(folder, 'builds', `${name}-${count}`);
      builds[name] = build;
      makeBuild(build, name, options);
      return (await publishFolder(registry, name, build, page)).version;
    },
    async lose(name, version) {
      await rm(registry.folderOf(name, version), { recursive: true });
      if (!bucket) return;
      for await (const page of bucket.list(`releases/${name}/`)) {
        for (const archive of page) await bucket.remove(archive.name);
      }
    },
    async close() {
      await database.destroy();
      bucket?.close();
      await store.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  if (live) {
    const refs = [];
    for (const name of RELEASABLE_NAMES) refs.push(await publishFolder(registry, name, builds[name]));
    await activate(refs, { registry, page: PAGE, by: 'test' });
  }
  return house;
}

/** Publishes a folder; without page settings it is not rendered, so that it comes as far as its activation. */
export const publishFolder = (registry: Registry, name: ReleasableName, folder: string, page?: PageSettings) =>
  Publication.run({ registry, name, by: 'test' }, (publication) =>
    publish(publication, { folder, ...(page ? { page } : {}) }),
  );
