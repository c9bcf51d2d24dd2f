import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { VaultError } from './master-keys.ts';
import { ALGORITHM, NONCE, TAG } from './seal.ts';

/**
 * A file at rest: 8 random bytes, then chunks of 64 KiB, each encrypted and authenticated by itself (AES-256-GCM) with
 * its tag behind it. The nonce of chunk n is the 8 bytes and n, so it never repeats under the file's own key. Each
 * chunk is bound to the file, its number and whether it is the last: none can be moved, left out or cut off.
 */
const CHUNK = 64 * 1024;
const PREFIX = NONCE - 4;
const STORED = CHUNK + TAG;

const nonceOf = (prefix: Buffer, index: number): Buffer => {
  const nonce = Buffer.alloc(NONCE);
  prefix.copy(nonce);
  nonce.writeUInt32BE(index, PREFIX);
  return nonce;
};
const contextOf = (context: string, index: number, last: boolean): Buffer =>
  Buffer.from(`${context}/${index}/${last ? 'last' : 'more'}`);

/** Plain bytes in, the file as it is stored out. One chunk is in memory at a time. */
export function sealing(key: Buffer, context: string): Transform {
  const prefix = randomBytes(PREFIX);
  let index = 0;
  let held: Buffer[] = [];
  let size = 0;
  let begun = false;
  const chunk = (plain: Buffer, last: boolean): Buffer => {
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(prefix, index)).setAAD(contextOf(context, index, last));
    index += 1;
    const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    if (begun) return sealed;
    begun = true;
    return Buffer.concat([prefix, sealed]);
  };
  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      held.push(bytes);
      size += bytes.length;
      // A full chunk is held back until it is known whether it is the last.
      if (size > CHUNK) {
        let rest = Buffer.concat(held, size);
        for (; rest.length > CHUNK; rest = rest.subarray(CHUNK)) this.push(chunk(rest.subarray(0, CHUNK), false));
        held = [Buffer.from(rest)];
        size = rest.length;
      }
      done();
    },
    flush(done) {
      this.push(chunk(Buffer.concat(held, size), true));
      done();
    },
  });
}

/** How many plain bytes a stored file of this size holds. */
export function plainSize(stored: number): number {
  const chunks = Math.max(1, Math.ceil((stored - PREFIX) / STORED));
  const size = stored - PREFIX - chunks * TAG;
  if (size < 0) throw new VaultError('A stored file is cut short.');
  return size;
}

/** A stored file as it lies on the disk or in a bucket: sealed. */
export interface StoredBytes {
  readonly size: number;
  /** At most `length` bytes from `start`; fewer at the end. */
  read(start: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** A file of this machine; `close` closes the handle. */
export async function storedFile(file: FileHandle): Promise<StoredBytes> {
  const { size } = await file.stat();
  return {
    size,
    async read(start, length) {
      const buffer = Buffer.alloc(length);
      const { bytesRead } = await file.read(buffer, 0, length, start);
      return buffer.subarray(0, bytesRead);
    },
    close: () => file.close(),
  };
}

/** Random access to the plain bytes of a stored file. */
export interface SealedFile {
  /** Plain bytes. */
  readonly size: number;
  /**
   * At most `length` plain bytes from `start`; fewer at the end.
   * @throws VaultError when a chunk was changed; nothing of it is given out
   */
  read(start: number, length: number): Promise<Buffer>;
  /** The plain bytes from `start` to before `end`, a chunk at a time. */
  stream(start?: number, end?: number): AsyncGenerator<Buffer>;
}

/** Opens a stored file; the caller closes it. */
export async function openSealed(file: StoredBytes, key: Buffer, context: string): Promise<SealedFile> {
  const stored = file.size;
  const size = plainSize(stored);
  const last = Math.max(0, Math.ceil(size / CHUNK) - 1);
  const prefix = await readExactly(file, 0, PREFIX);

  const readChunk = async (index: number): Promise<Buffer> => {
    const start = PREFIX + index * STORED;
    const bytes = await readExactly(file, start, Math.min(STORED, stored - start));
    const decipher = createDecipheriv(ALGORITHM, key, nonceOf(prefix, index))
      .setAAD(contextOf(context, index, index === last))
      .setAuthTag(bytes.subarray(-TAG));
    const plain = decipher.update(bytes.subarray(0, -TAG));
    try {
      decipher.final();
    } catch (cause) {
      throw new VaultError(`${context} cannot be opened: it was changed, or the key is another.`, { cause });
    }
    return plain;
  };
  async function* stream(start = 0, end = size): AsyncGenerator<Buffer> {
    for (let at = start; at < Math.min(end, size); ) {
      const index = Math.floor(at / CHUNK);
      const from = index * CHUNK;
      const plain = (await readChunk(index)).subarray(at - from, end - from);
      yield plain;
      at += plain.length;
    }
    // An empty file is one empty chunk, which has to be genuine too.
    if (size === 0) await readChunk(0);
  }
  return {
    size,
    stream,
    async read(start, length) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream(start, start + length)) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
  };
}

async function readExactly(file: StoredBytes, start: number, length: number): Promise<Buffer> {
  const bytes = await file.read(start, length);
  if (bytes.length < length) throw new VaultError('A stored file is cut short.');
  return bytes;
}
