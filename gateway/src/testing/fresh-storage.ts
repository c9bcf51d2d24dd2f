import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { s3Environment } from './start-s3.ts';

/** The environment of a gateway with files of its own: in its data folder, or in a bucket where the run is over one. */
export function freshStorage(): Record<string, string> {
  const port = inject('s3');
  return port === null ? {} : s3Environment(port, randomUUID());
}

/** Whether this run of the tests keeps files in a bucket. */
export const isOverBucket = (): boolean => inject('s3') !== null;
