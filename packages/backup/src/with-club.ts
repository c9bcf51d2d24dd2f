import { BackupError, type BackupOptions } from '@clandor/gateway/backup';
import { readEnv } from '@clandor/gateway/env';
import { openBucket } from '@clandor/gateway/storage';

/**
 * What is backed up, and restored to: CLUB_DATA_DIR, and the bucket of STORAGE_URL.
 *
 * @throws BackupError with a DATABASE_URL: an embedded database that lies there still would be an old one
 */
export async function withClub<Result>(
  work: (club: Pick<BackupOptions, 'dataDir' | 'bucket'>) => Promise<Result>,
): Promise<Result> {
  const { dataDir, databaseUrl, storage } = readEnv();
  if (databaseUrl !== undefined) {
    throw new BackupError(
      'This is for the embedded database, and DATABASE_URL is set. Back PostgreSQL up by its own means (pg_dump), and copy the folder keys of CLUB_DATA_DIR apart from it.',
    );
  }
  const bucket = storage ? await openBucket(storage) : null;
  try {
    return await work({ dataDir, bucket });
  } finally {
    bucket?.close();
  }
}
