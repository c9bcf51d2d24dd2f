import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Blank } from '../blank.ts';
import { blanking } from '../blanking.ts';
import type { ByteSource } from '../byte-source.ts';

/** A file in memory, as the inspection sees one. */
export const memorySource = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: async (start, length) => Buffer.from(bytes.subarray(start, start + length)),
});

/** The bytes with the blanks applied, streamed in chunks of one size. */
export const blanked = (bytes: Buffer, blanks: readonly Blank[], chunkSize = 1000): Promise<Buffer> =>
  buffer(Readable.from(chunks(bytes, chunkSize)).pipe(blanking(blanks)));

function* chunks(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
