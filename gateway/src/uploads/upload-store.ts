import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Bucket, StorageError } from '../storage/index.ts';
import {
  openSealed,
  plainSize,
  type SealedFile,
  type StoredBytes,
  sealing,
  storedFile,
  type Vault,
} from '../vault/index.ts';
import { filesInBucket } from './files-in-bucket.ts';
import { filesInFolder, untouched } from './files-in-folder.ts';
import type { FinishedFiles } from './finished-files.ts';

/** Where bytes come from and what they pass through; all of it is destroyed when one of them fails. */
export type Bytes = readonly [Readable, ...Transform[]];

/** A sealed file that is open. */
export interface OpenUpload extends SealedFile {
  close(): Promise<void>;
}

/** Where uploads lie sealed, a file each by its id. */
export interface UploadStore {
  /** Seals what comes in under a key that exists in memory only: what is not finished can never be read. */
  receive(bytes: Bytes): Promise<Received>;
  /** Seals a finished file under a key of its own; it is on the disk, or in the bucket, when this resolves. */
  store(bytes: Bytes): Promise<{ id: string; key: string; bytes: number }>;
  open(id: string, key: string): Promise<OpenUpload>;
  remove(id: string): Promise<void>;
  /**
   * Removes a file whose row is gone. Nobody can read it without that, so a bucket that is away keeps no visitor waiting:
   * the sweep removes it later.
   */
  discard(id: string): Promise<void>;
  has(id: string): Promise<boolean>;
  /** Ids of the finished files that have lain untouched for `milliseconds`, some at a time. */
  idle(milliseconds: number): AsyncGenerator<string[]>;
  /** Removes unfinished files that nothing has been written to for `milliseconds`; how many. */
  sweepUnfinished(milliseconds: number): Promise<number>;
}

export interface Received {
  open(): Promise<OpenUpload>;
  remove(): Promise<void>;
}

/** What a data key is for. */
export const uploadContext = (id: string): string => `upload/${id}`;

/** The finished files themselves, sealed as they lie there. */
export const finishedFiles = (dataDir: string, bucket: Bucket | null): FinishedFiles =>
  bucket ? filesInBucket(bucket) : filesInFolder(join(dataDir, 'uploads'));

/**
 * Opens the uploads of the data folder, or of a bucket. What comes in is written to the data folder either way: it is
 * looked through before it is kept, a finished file is sent to the bucket whole, and a bucket that is slow or away
 * holds up nothing else.
 */
export function openUploadStore(dataDir: string, vault: Vault, bucket: Bucket | null = null): UploadStore {
  const folder = join(dataDir, 'uploads');
  const incoming = join(folder, 'incoming');
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  const files = finishedFiles(dataDir, bucket);

  const write = (bytes: Bytes, key: Buffer, context: string, path: string) =>
    // `flush`: on the disk before it is answered for.
    pipeline([...bytes, sealing(key, context), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })]);

  return {
    async receive(bytes) {
      const id = newId();
      const [path, key, context] = [join(incoming, id), randomBytes(32), `incoming/${id}`];
      const remove = () => rm(path, { force: true });
      try {
        await write(bytes, key, context, path);
      } catch (error) {
        await remove();
        throw error;
      }
      return { open: async () => opened(await storedFile(await open(path)), key, context), remove };
    },
    async store(bytes) {
      const id = newId();
      const { key, wrapped } = vault.newKey(uploadContext(id));
      const path = join(incoming, id);
      try {
        await write(bytes, key, uploadContext(id), path);
        const { size } = await stat(path);
        await files.take(path, id);
        return { id, key: wrapped, bytes: plainSize(size) };
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    async open(id, key) {
      const dataKey = vault.unwrap(key, uploadContext(id));
      return opened(await files.open(id), dataKey, uploadContext(id));
    },
    remove: files.remove,
    discard: (id) =>
      files.remove(id).catch((error: unknown) => {
        if (!(error instanceof StorageError)) throw error;
      }),
    has: files.has,
    idle: files.idle,
    async sweepUnfinished(milliseconds) {
      let removed = 0;
      for await (const file of untouched(incoming, milliseconds)) {
        await rm(join(incoming, file), { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

const newId = (): string => randomBytes(16).toString('hex');

async function opened(stored: StoredBytes, key: Buffer, context: string): Promise<OpenUpload> {
  try {
    const file = await openSealed(stored, key, context);
    return { ...file, close: () => stored.close() };
  } catch (error) {
    await stored.close();
    throw error;
  }
}
