import { existsSync } from 'node:fs';
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type KeptFiles, keptInFolder } from '../releases/kept-files.ts';
import { keptInBucket } from '../releases/kept-in-bucket.ts';
import { type Bucket, StorageError } from '../storage/index.ts';
import { finishedFiles } from '../uploads/upload-store.ts';
import { plainSize, type StoredBytes, storedFile } from '../vault/index.ts';
import { ArchiveWriter, existing } from './archive-writer.ts';
import { BackupError, toldOf } from './backup-error.ts';
import { contentOf } from './database-copy.ts';
import { DATABASE, HEADER, MANIFEST, type Manifest } from './format.ts';
import { openLive } from './live-database.ts';

export interface BackupOptions {
  /** CLUB_DATA_DIR; gateways may be running over it. */
  dataDir: string;
  /** DATABASE_URL: where the records are instead. */
  databaseUrl?: string | undefined;
  /** Where uploads and release files are instead. */
  bucket: Bucket | null;
  /** Absolute; not there yet. */
  to: string;
  /** What goes in: all, all but the keys, or the keys alone. */
  keys: 'with' | 'without' | 'only';
  /** Told after each file. */
  progress?: (done: number, total: number) => void;
}

/** What a backup holds. */
export interface BackedUp extends Pick<Manifest, 'removed' | 'missing'> {
  file: string;
  files: number;
  bytes: number;
}

/** Read at once from a file, in bytes. */
const PIECE = 256 * 1024;

/**
 * Backs up database, keys and files into one tar.gz, while gateways write on. First the database, as it is at one moment;
 * then the keys, all that it was sealed with among them; then the files that it names, which never change. What comes in
 * meanwhile is in the next backup.
 *
 * @throws BackupError when there is such a file already, or no database
 */
export async function backUp(options: BackupOptions): Promise<BackedUp> {
  const { dataDir, databaseUrl, bucket, to, keys, progress = () => {} } = options;
  if (existsSync(to)) throw existing(to);
  if (!existsSync(dirname(to))) throw new BackupError(`There is no folder ${dirname(to)}: make it first.`);
  const database = keys === 'only' ? null : await openLive({ dataDir, databaseUrl });
  // Beside the backup, where there is room for it.
  const scratch = await mkdtemp(join(dirname(to), '.backup-'));
  const archive = new ArchiveWriter(to);
  try {
    archive.addText(HEADER, JSON.stringify({ format: 1, createdAt: new Date().toISOString() }));
    const gaps: Pick<Manifest, 'removed' | 'missing'> = { removed: [], missing: [] };
    const copy = join(scratch, DATABASE);
    await database?.copyTo(copy);
    if (keys !== 'without') await addFolder(archive, join(dataDir, 'keys'), 'keys');
    if (database) {
      await addFile(archive, DATABASE, await storedFile(await open(copy)));
      const { uploads, releases } = contentOf(copy);
      const kept = keptFiles(dataDir, bucket);
      const total = uploads.length + releases.length;
      let done = 0;
      for (const upload of uploads) {
        const stored = await openUpload(dataDir, bucket, upload);
        if (stored) await addFile(archive, `uploads/${upload.id}`, stored);
        else gaps[(await database.hasUpload(upload.id)) ? 'missing' : 'removed'].push(upload.id);
        done += 1;
        progress(done, total);
      }
      for (const release of releases) {
        const folder = await kept.bring(release);
        await addFolder(archive, folder, `releases/${release.name}/${release.version}`);
        done += 1;
        progress(done, total);
      }
    }
    archive.addText(MANIFEST, JSON.stringify({ files: archive.files, ...gaps } satisfies Manifest));
    await archive.close();
    return { file: to, files: archive.files.length, bytes: (await stat(to)).size, ...gaps };
  } catch (error) {
    await archive.discard();
    throw toldOf(error);
  } finally {
    await database?.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Whatever is brought for a backup may stay until a gateway needs the room. */
export function keptFiles(dataDir: string, bucket: Bucket | null): KeptFiles {
  const folder = join(dataDir, 'releases');
  if (!bucket) return keptInFolder(folder);
  return keptInBucket({ bucket, folder, inUse: async () => new Set(), room: Number.POSITIVE_INFINITY });
}

/** Null when there is none, or not the one that the record is of. */
async function openUpload(
  dataDir: string,
  bucket: Bucket | null,
  { id, bytes }: { id: string; bytes: number },
): Promise<StoredBytes | null> {
  const stored = await finishedFiles(dataDir, bucket)
    .open(id)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || (error instanceof StorageError && error.missing)) return null;
      throw error;
    });
  if (!stored || plainSize(stored.size) === bytes) return stored;
  await stored.close();
  return null;
}

async function addFolder(archive: ArchiveWriter, folder: string, as: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) await addFile(archive, `${as}/${relative(folder, path)}`, await storedFile(await open(path)));
  }
}

async function addFile(archive: ArchiveWriter, path: string, stored: StoredBytes): Promise<void> {
  const pieces = async function* () {
    for (let at = 0; at < stored.size; at += PIECE) yield await stored.read(at, PIECE);
  };
  await archive.add(path, stored.size, pieces()).finally(() => stored.close());
}
