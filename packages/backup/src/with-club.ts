import type { BackupOptions } from '@clandor/gateway/backup';
import { readEnv } from '@clandor/gateway/env';
import { openBucket } from '@clandor/gateway/storage';

/** What is backed up, and restored to: CLUB_DATA_DIR, DATABASE_URL, and the bucket of STORAGE_URL. */
export async function withClub<Result>(
  work: (club: Pick<BackupOptions, 'dataDir' | 'databaseUrl' | 'bucket'>) => Promise<Result>,
): Promise<Result> {
  const { dataDir, databaseUrl, storage } = readEnv();
  const bucket = storage ? await openBucket(storage) : null;
  try {
    return await work({ dataDir, databaseUrl, bucket });
  } finally {
    bucket?.close();
  }
}
