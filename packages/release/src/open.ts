import { join } from 'node:path';
import type { PageSettings } from '@clandor/contract';
import { openDatabase } from '@clandor/gateway/database';
import { readEnv } from '@clandor/gateway/env';
import { openRegistry, type Registry } from '@clandor/gateway/releases';

/** What a command works on. */
export interface Desk {
  registry: Registry;
  /** What rendered pages say of where they are. */
  page: PageSettings;
}

/** Opens the local registry (CLUB_DATA_DIR) for one command, and closes it after. */
export async function withRegistry<Result>(work: (desk: Desk) => Promise<Result>): Promise<Result> {
  const { dataDir, origin, apiBase, mailDomain, ladiesApplicationsClosed } = readEnv();
  const database = await openDatabase(dataDir);
  try {
    const registry = openRegistry({ database, folder: join(dataDir, 'releases') });
    return await work({ registry, page: { origin, apiBase, mailDomain, ladiesApplicationsClosed } });
  } finally {
    await database.destroy();
  }
}
