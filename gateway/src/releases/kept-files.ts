import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build, ReleasableName, Release, ReleaseRef } from '@clandor/contract';

/** A build that gets a name, and one day a version. */
export type NamedBuild = Pick<Build, 'files'> & { name: ReleasableName };

/** Where the files of releases are kept: the data folder, or a bucket with a copy of what is needed here. */
export interface KeptFiles {
  /** Keeps a build's files for every gateway, before the registry lists it. `staged` holds them, compressed copies included. */
  keep(build: NamedBuild, staged: string): Promise<void>;
  /**
   * The folder of a release's files, once they are on this machine.
   * @throws StorageError when they cannot be had just now, or never
   */
  bring(release: Release): Promise<string>;
  /** Whether what is kept may have no folder on this machine yet. */
  readonly elsewhere: boolean;
  /** Removes a release's files from this machine, after the registry said that they are gone. */
  remove(release: ReleaseRef): Promise<void>;
  /** Removes for good what belongs to none of these releases any more. */
  sweep(kept: readonly NamedBuild[]): Promise<void>;
}

/** In the data folder: staging put them where they stay. */
export const keptInFolder = (folder: string): KeptFiles => ({
  elsewhere: false,
  keep: async () => {},
  bring: async ({ name, version }) => join(folder, name, version),
  remove: ({ name, version }) => rm(join(folder, name, version), { recursive: true, force: true }),
  sweep: async () => {},
});
