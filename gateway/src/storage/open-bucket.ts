import type { Bucket, BucketLimits, StorageSettings } from './bucket.ts';

/**
 * Opens a bucket. Does not ask it for anything yet: it may be away, and come back.
 * The client is loaded here, so that who uses no bucket does not pay for it (35 MB, 150 ms).
 */
export async function openBucket(settings: StorageSettings, limits?: BucketLimits): Promise<Bucket> {
  const { openS3Bucket } = await import('./s3-bucket.ts');
  return openS3Bucket(settings, limits);
}
