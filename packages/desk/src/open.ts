import { userInfo } from 'node:os';
import { openDatabase } from '@clandor/gateway/database';
import type { DeskOptions } from '@clandor/gateway/desk';
import { readEnv } from '@clandor/gateway/env';
import { openBucket } from '@clandor/gateway/storage';
import { openUploadStore } from '@clandor/gateway/uploads';
import { openVault } from '@clandor/gateway/vault';

/**
 * Opens the records (CLUB_DATA_DIR, DATABASE_URL, STORAGE_URL) for one command, and closes them after. The gateway may be
 * running.
 */
export async function withDesk<Result>(work: (desk: DeskOptions) => Promise<Result>): Promise<Result> {
  const env = readEnv();
  const { dataDir, storage } = env;
  const bucket = storage ? await openBucket(storage) : null;
  const vault = openVault(dataDir);
  const database = await openDatabase(env);
  try {
    return await work({
      database,
      vault,
      uploadStore: openUploadStore(dataDir, vault, bucket),
      by: userInfo().username,
    });
  } finally {
    await database.destroy();
    bucket?.close();
  }
}
