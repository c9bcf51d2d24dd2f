import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type CleanPhoto, cleanPhoto } from '../clean-photo.ts';
import type { CleanedPhoto } from '../messages.ts';

/** The bytes in chunks as they come from a connection. */
export function chunked(bytes: Buffer, size = 16_384): Readable {
  const count = Math.ceil(bytes.length / size);
  return Readable.from(Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size)));
}

/** Sends a photo through and gathers what comes out. */
export async function cleaned(bytes: Buffer, clean: CleanPhoto = cleanPhoto): Promise<CleanedPhoto & { data: Buffer }> {
  const { output, done } = await clean(chunked(bytes));
  const data = await buffer(output);
  return { ...(await done), data };
}

/** How many processes this one has started and that have not ended. */
export const running = (): number => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
