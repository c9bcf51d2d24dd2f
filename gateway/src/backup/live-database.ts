import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyToEmbedded } from '../database/copy-to-embedded.ts';
import { openDatabase } from '../database/open-database.ts';
import type { DatabaseSettings } from '../database/settings.ts';
import { BackupError } from './backup-error.ts';
import { copyDatabase, hasUpload } from './database-copy.ts';
import { DATABASE } from './format.ts';

/** The database that gateways write to meanwhile. */
export interface LiveDatabase {
  /** Writes it as it is at one moment to a file that is not there yet: the embedded form, whatever this one is. */
  copyTo(file: string): Promise<void>;
  /** Whether an upload's record is still there. */
  hasUpload(id: string): Promise<boolean>;
  close(): Promise<void>;
}

/** @throws BackupError when there is none */
export async function openLive(settings: DatabaseSettings): Promise<LiveDatabase> {
  return settings.databaseUrl === undefined ? openEmbedded(settings.dataDir) : openElsewhere(settings);
}

function openEmbedded(dataDir: string): LiveDatabase {
  const database = join(dataDir, DATABASE);
  if (!existsSync(database)) {
    throw new BackupError(`There is no database in ${dataDir}: is CLUB_DATA_DIR the right folder?`);
  }
  return {
    copyTo: async (file) => copyDatabase(database, file),
    hasUpload: async (id) => hasUpload(database, id),
    close: async () => {},
  };
}

async function openElsewhere(settings: DatabaseSettings): Promise<LiveDatabase> {
  const database = await openDatabase(settings);
  return {
    async copyTo(file) {
      const copy = await openDatabase({ dataDir: dirname(file) });
      await copyToEmbedded(database, copy).finally(() => copy.destroy());
    },
    async hasUpload(id) {
      const row = await database.selectFrom('uploads').select('id').where('id', '=', id).executeTakeFirst();
      return row !== undefined;
    },
    close: () => database.destroy(),
  };
}
