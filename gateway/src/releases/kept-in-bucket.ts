import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Release } from '@clandor/contract';
import { clubTime } from '../clock.ts';
import { type Bucket, StorageError } from '../storage/index.ts';
import type { KeptFiles, NamedBuild } from './kept-files.ts';
import { packFolder } from './pack-folder.ts';
import { ReleaseCopies } from './release-copies.ts';
import { ReleaseError } from './release-error.ts';
import { INCOMING } from './store-files.ts';
import { unpack } from './unpack.ts';

const BELOW = 'releases/';
/** What no release lists after so long, in milliseconds, is of a publication that did not end, or was cleaned up. */
const UNLISTED_AGE = 24 * 3_600_000;
/** So much of an archive is asked for at once, in bytes. */
const PIECE = 1024 * 1024;

export interface KeptInBucketOptions {
  bucket: Bucket;
  /** Holds the copies: `<name>/<version>/…`. */
  folder: string;
  /** Releases whose copies stay, whatever the room: `name@version`. */
  inUse: () => Promise<ReadonlySet<string>>;
  /** How many bytes of copies are kept at most. */
  room?: number;
  /** How old, in milliseconds, what no release lists must be to be removed. */
  unlistedAge?: number;
}

/**
 * In a bucket: a tar.gz for each release, which is there whole or not at all, named by what is in it. So it can be kept
 * before the registry gives it a version, and what is kept twice is the same.
 */
export function keptInBucket({
  bucket,
  folder,
  unlistedAge = UNLISTED_AGE,
  ...options
}: KeptInBucketOptions): KeptFiles {
  const bringTo = async (release: Release, place: string): Promise<void> => {
    const archive = await bucket.open(nameOf(release));
    const pieces = async function* () {
      for (let at = 0; at < archive.size; at += PIECE) yield await archive.read(at, PIECE);
    };
    // Its compressed copies are in it too; what is far more is not what was kept.
    const mostBytes = 2 ** 20 + 3 * release.files.reduce((sum, { bytes }) => sum + bytes, 0);
    await unpack(Readable.from(pieces(), { objectMode: false }), place, { mostBytes, mostSent: mostBytes }).catch(
      (error: unknown) => {
        if (!(error instanceof ReleaseError)) throw error;
        const problem = error.problems[0] ?? error.message;
        throw new StorageError(
          `The storage did not give ${release.name}@${release.version} as it was kept: ${problem}`,
        );
      },
    );
  };
  const copies = new ReleaseCopies({ folder, bringTo, ...options });
  return {
    elsewhere: true,
    async keep(build, staged) {
      const archive = join(folder, `${INCOMING}${randomUUID()}.tar.gz`);
      try {
        await packFolder(staged, archive);
        await bucket.put(nameOf(build), archive);
      } finally {
        await rm(archive, { force: true });
      }
    },
    bring: (release) => copies.bring(release),
    remove: (release) => copies.remove(release),
    async sweep(kept) {
      // By what is needed, and not by what was removed: two releases may have the same files.
      const needed = new Set(kept.map(nameOf));
      const before = clubTime() - unlistedAge;
      for await (const page of bucket.list(BELOW)) {
        for (const { name, changedAt } of page) {
          if (!needed.has(name) && changedAt <= before) await bucket.remove(name);
        }
      }
    },
  };
}

/** By the names and hashes of all files, which the registry holds. */
function nameOf({ name, files }: NamedBuild): string {
  const lines = files.map(({ path, integrity }) => `${integrity} ${path}\n`).sort();
  return `${BELOW}${name}/${createHash('sha256').update(lines.join('')).digest('hex')}.tar.gz`;
}
