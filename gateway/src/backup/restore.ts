import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyRecords } from '../database/copy-records.ts';
import { openDatabase } from '../database/open-database.ts';
import type { DatabaseSettings } from '../database/settings.ts';
import type { Bucket } from '../storage/index.ts';
import { finishedFiles } from '../uploads/upload-store.ts';
import { keptFiles } from './back-up.ts';
import { BackupError, toldOf } from './backup-error.ts';
import { contentOf, forgetUploads } from './database-copy.ts';
import { DATABASE } from './format.ts';
import { type Opened, proveThatItOpens } from './prove-opens.ts';
import { unpackBackup } from './unpack-backup.ts';

export interface RestoreOptions {
  /** Absolute: a backup. */
  from: string;
  /** Absolute: another backup, which holds the keys that this one was made without. */
  keysFrom?: string | undefined;
  /** CLUB_DATA_DIR: empty, or not there yet. */
  dataDir: string;
  /** DATABASE_URL: an empty database that takes the records instead. */
  databaseUrl?: string | undefined;
  /** Takes uploads and release files instead; it may hold nothing but those of this backup. */
  bucket: Bucket | null;
  progress?: ((files: number) => void) | undefined;
}

export interface Restored extends Opened {
  files: number;
  /** Uploads whose files were missing when it was backed up. */
  missing: string[];
}

/** Where it is unpacked, in the data folder itself: on the disk where it will stay. */
const UNPACKING = '.restoring';

/**
 * Restores a backup into an empty data folder, and its files into the bucket where there is one. Nothing is put in its
 * place before every file was compared with the manifest and every submission and upload was opened with the keys.
 *
 * @throws BackupError when the folder is not empty, the backup is damaged, or the keys are missing or others
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { from, keysFrom, dataDir, databaseUrl, bucket, progress } = options;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if ((await readdir(dataDir)).length > 0) {
    throw new BackupError(`${dataDir} is not empty, and nothing is overwritten: set CLUB_DATA_DIR to an empty folder.`);
  }
  const folder = join(dataDir, UNPACKING);
  await mkdir(folder, { mode: 0o700 });
  try {
    const { files, removed, missing } = await unpackBackup(from, folder, progress);
    if (!existsSync(join(folder, DATABASE))) {
      throw new BackupError(`${from} holds keys only: restore the backup of the records, and give this one as --keys.`);
    }
    if (keysFrom !== undefined) await takeKeys(keysFrom, folder);
    if (!existsSync(join(folder, 'keys'))) {
      throw new BackupError(
        `${from} was made without the keys. Give the backup that holds them: --keys FILE (made by \`backup --only-keys\`).`,
      );
    }
    const opened = await proveThatItOpens(folder, new Set(files.map(({ path }) => path)));
    forgetUploads(join(folder, DATABASE), removed);
    if (bucket) await fillBucket(bucket, folder);
    if (databaseUrl !== undefined) await fillDatabase({ dataDir: folder, databaseUrl });
    await putInPlace(folder, dataDir);
    return { ...opened, files: files.length, missing };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw toldOf(error);
  }
}

async function takeKeys(from: string, folder: string): Promise<void> {
  const unpacked = join(folder, 'other');
  await mkdir(unpacked);
  await unpackBackup(from, unpacked);
  if (!existsSync(join(unpacked, 'keys'))) throw new BackupError(`${from} holds no keys.`);
  await rm(join(folder, 'keys'), { recursive: true, force: true });
  await rename(join(unpacked, 'keys'), join(folder, 'keys'));
  await rm(unpacked, { recursive: true });
}

/** The embedded one was only the way there. */
async function fillDatabase(settings: DatabaseSettings): Promise<void> {
  const from = await openDatabase({ dataDir: settings.dataDir });
  const to = await openDatabase(settings);
  try {
    await copyRecords(from, to);
  } finally {
    await to.destroy();
    await from.destroy();
  }
  await rm(join(settings.dataDir, DATABASE));
}

async function fillBucket(bucket: Bucket, folder: string): Promise<void> {
  const { releases } = contentOf(join(folder, DATABASE));
  const uploads = (await readdir(join(folder, 'uploads')).catch(() => [])).sort();
  const known = new Set(uploads);
  for await (const page of bucket.list('uploads/')) {
    const other = page.find(({ name }) => !known.has(name.slice('uploads/'.length)));
    if (!other) continue;
    throw new BackupError(`The bucket holds uploads of another club (${other.name}): set STORAGE_URL to an empty one.`);
  }
  for (const id of uploads) await finishedFiles(folder, bucket).take(join(folder, 'uploads', id), id);
  for (const release of releases) {
    await keptFiles(folder, bucket).keep(release, join(folder, 'releases', release.name, release.version));
  }
}

/** The database last: without it nothing of the rest counts. */
async function putInPlace(folder: string, dataDir: string): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.sort((a, b) => Number(a === DATABASE) - Number(b === DATABASE))) {
    await rename(join(folder, name), join(dataDir, name));
    await syncFolder(dataDir);
  }
  await rm(folder, { recursive: true });
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
