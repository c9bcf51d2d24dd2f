import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openSealed, plainSize, type SealedFile, sealing, type Vault } from '../vault/index.ts';

/** Where bytes come from and what they pass through; all of it is destroyed when one of them fails. */
export type Bytes = readonly [Readable, ...Transform[]];

/** A sealed file that is open. */
export interface OpenUpload extends SealedFile {
  close(): Promise<void>;
}

/** The folder in which uploads lie sealed, a file each by its id. */
export interface UploadStore {
  /** Seals what comes in under a key that exists in memory only: what is not finished can never be read. */
  receive(bytes: Bytes): Promise<Received>;
  /** Seals a finished file under a key of its own; it is on the disk when this resolves. */
  store(bytes: Bytes): Promise<{ id: string; key: string; bytes: number }>;
  open(id: string, key: string): Promise<OpenUpload>;
  remove(id: string): Promise<void>;
  has(id: string): Promise<boolean>;
  /** Ids of the finished files that have lain untouched for `milliseconds`. */
  idle(milliseconds: number): Promise<string[]>;
  /** Removes unfinished files that nothing has been written to for `milliseconds`; how many. */
  sweepUnfinished(milliseconds: number): Promise<number>;
}

export interface Received {
  open(): Promise<OpenUpload>;
  remove(): Promise<void>;
}

/** What a data key is for. */
export const uploadContext = (id: string): string => `upload/${id}`;

export function openUploadStore(dataDir: string, vault: Vault): UploadStore {
  const folder = join(dataDir, 'uploads');
  const incoming = join(folder, 'incoming');
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  const fileOf = (id: string) => join(folder, id);

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
      return { open: () => openFile(path, key, context), remove };
    },
    async store(bytes) {
      const id = newId();
      const { key, wrapped } = vault.newKey(uploadContext(id));
      const path = join(incoming, id);
      try {
        await write(bytes, key, uploadContext(id), path);
        await rename(path, fileOf(id));
        await syncFolder(folder);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return { id, key: wrapped, bytes: plainSize((await stat(fileOf(id))).size) };
    },
    open: (id, key) => openFile(fileOf(id), vault.unwrap(key, uploadContext(id)), uploadContext(id)),
    remove: (id) => rm(fileOf(id), { force: true }),
    has: (id) =>
      stat(fileOf(id)).then(
        () => true,
        () => false,
      ),
    async idle(milliseconds) {
      const files = await untouched(folder, milliseconds);
      return files.filter((file) => /^[0-9a-f]{32}$/.test(file));
    },
    async sweepUnfinished(milliseconds) {
      const files = await untouched(incoming, milliseconds);
      for (const file of files) await rm(join(incoming, file), { force: true });
      return files.length;
    },
  };
}

/** The new name itself has to be on the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const newId = (): string => randomBytes(16).toString('hex');

async function openFile(path: string, key: Buffer, context: string): Promise<OpenUpload> {
  const handle = await open(path);
  try {
    const file = await openSealed(handle, key, context);
    return { ...file, close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function untouched(folder: string, milliseconds: number): Promise<string[]> {
  const before = Date.now() - milliseconds;
  const old: string[] = [];
  for (const file of await readdir(folder)) {
    // It may be gone by now: renamed, or removed by another gateway.
    const found = await stat(join(folder, file)).catch(() => null);
    if (found?.isFile() && found.mtimeMs <= before) old.push(file);
  }
  return old;
}
