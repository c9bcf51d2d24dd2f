import { userInfo } from 'node:os';
import { openDatabase } from '@clandor/gateway/database';
import type { DeskOptions } from '@clandor/gateway/desk';
import { readEnv } from '@clandor/gateway/env';
import { openUploadStore } from '@clandor/gateway/uploads';
import { openVault } from '@clandor/gateway/vault';

/** Opens the records (CLUB_DATA_DIR) for one command, and closes them after. The gateway may be running. */
export async function withDesk<Result>(work: (desk: DeskOptions) => Promise<Result>): Promise<Result> {
  const { dataDir } = readEnv();
  const vault = openVault(dataDir);
  const database = await openDatabase(dataDir);
  try {
    return await work({ database, vault, uploadStore: openUploadStore(dataDir, vault), by: userInfo().username });
  } finally {
    await database.destroy();
  }
}
