export type { Bucket, BucketLimits, Listed, StorageSettings } from './bucket.ts';
export { openBucket } from './open-bucket.ts';
export { StorageError } from './storage-error.ts';
