import { rm } from 'node:fs/promises';
import { clubTime } from '../clock.ts';
import { AppError } from '../http/app-error.ts';
import { type Bucket, StorageError } from '../storage/index.ts';
import { type FinishedFiles, isUploadId } from './finished-files.ts';

const BELOW = 'uploads/';

/** Finished files in a bucket. What it cannot do just now, visitors are told so: 503, and what to do. */
export function filesInBucket(bucket: Bucket): FinishedFiles {
  const nameOf = (id: string) => `${BELOW}${id}`;
  return {
    async take(path, id) {
      await bucket.put(nameOf(id), path).catch(away('Your file could not be kept just now, and nothing of it was.'));
      await rm(path, { force: true });
    },
    open: (id) => bucket.open(nameOf(id)).catch(away('This file cannot be reached just now.')),
    remove: (id) => bucket.remove(nameOf(id)),
    has: (id) => bucket.has(nameOf(id)),
    async *idle(milliseconds) {
      const before = clubTime() - milliseconds;
      for await (const page of bucket.list(BELOW)) {
        const old = page.filter(({ changedAt }) => changedAt <= before);
        yield old.map(({ name }) => name.slice(BELOW.length)).filter(isUploadId);
      }
    },
  };
}

const away =
  (what: string) =>
  (cause: unknown): never => {
    if (!(cause instanceof StorageError) || cause.missing) throw cause;
    throw new AppError({
      status: 503,
      code: 'storage-away',
      message: `${what} Please try again in a minute.`,
      headers: { 'Retry-After': '60' },
      cause,
    });
  };
