import type { StoredBytes } from '../vault/index.ts';
import { StorageError } from './storage-error.ts';

/**
 * So many bytes are asked for at once: a photo in one or two requests. No request lasts longer than its block, however
 * slowly the visitor takes it, and no reader holds more than one in memory.
 */
const BLOCK = 1024 * 1024;
/** Tries of a block whose bytes broke off or do not add up. The client tries again only until an answer begins. */
const TRIES = 2;

/** Asks for a range (`bytes=0-99`); gives what came, and what the answer says of it: `bytes 0-99/1234`. */
export type AskForRange = (range: string) => Promise<{ bytes: Buffer; range: string | undefined }>;

/**
 * Opens an object to read from anywhere in it. Its first block is read at once: it says how large the whole is.
 *
 * @throws StorageError when it is not there, or what comes is not what was asked for
 */
export async function openObject(ask: AskForRange): Promise<StoredBytes> {
  const first = await askFor(ask, 0, BLOCK);
  const { size } = first;
  let held = { start: 0, bytes: first.bytes };
  return {
    size,
    async read(start, length) {
      const end = Math.min(start + length, size);
      if (start < held.start || end > held.start + held.bytes.length) {
        const { bytes } = await askFor(ask, start, Math.max(BLOCK, length), size);
        held = { start, bytes };
      }
      return held.bytes.subarray(start - held.start, end - held.start);
    },
    close: async () => {},
  };
}

async function askFor(
  ask: AskForRange,
  start: number,
  length: number,
  size?: number,
): Promise<{ bytes: Buffer; size: number }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { bytes, range } = await ask(`bytes=${start}-${start + length - 1}`);
      const [, from, to, of] = (/^bytes (\d+)-(\d+)\/(\d+)$/.exec(range ?? '') ?? []).map(Number);
      const isWhole =
        from === start &&
        of !== undefined &&
        to === Math.min(start + length, of) - 1 &&
        bytes.length === to - from + 1 &&
        (size === undefined || of === size);
      if (isWhole) return { bytes, size: of };
      throw new StorageError('The storage gave other bytes than it was asked for');
    } catch (error) {
      if (attempt === TRIES || (error instanceof StorageError && error.missing)) throw error;
    }
  }
}
