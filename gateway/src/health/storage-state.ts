import { setTimeout as pause } from 'node:timers/promises';
import type { Bucket } from '../storage/index.ts';

/** What was found is good for so long, in milliseconds: whoever asks often costs the bucket nothing. */
const GOOD_FOR = 10_000;
/** Whoever asks is kept waiting so long at most, in milliseconds. */
const PATIENCE = 2_000;

/** Tells whether the bucket is away; never, where there is none. */
export function storageState(bucket: Pick<Bucket, 'check'> | null): () => Promise<boolean> {
  let last: { at: number; isAway: Promise<boolean> } | undefined;
  return async () => {
    if (!bucket) return false;
    if (!last || performance.now() - last.at > GOOD_FOR) {
      const isAway = bucket.check().then(
        () => false,
        () => true,
      );
      last = { at: performance.now(), isAway };
    }
    return Promise.race([last.isAway, pause(PATIENCE, true, { ref: false })]);
  };
}
