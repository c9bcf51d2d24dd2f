import { type Blank, zeros } from '../blank.ts';
import type { BoundedReader } from '../bounded-reader.ts';
import { truncated, unreadable } from '../refusals.ts';

/** A box (QuickTime: an atom). Offsets count from the file's beginning. */
export interface Box {
  /** Four characters; empty for bytes at a container's end that are too few for a box. */
  type: string;
  start: number;
  /** Where its contents begin. */
  payload: number;
  end: number;
}

/** Size and type, each 32 bits; the size is 1 where a 64-bit size follows. */
const HEADER = 8;
const LONG_HEADER = 16;

/**
 * The boxes between two offsets, in order (ISO 14496-12, 4.2; QuickTime File Format, "Atoms").
 * @throws AppError 422 when one reaches beyond the end
 */
export async function* boxes(reader: BoundedReader, start: number, end: number): AsyncGenerator<Box> {
  let at = start;
  while (at < end) {
    reader.step();
    const box = await boxAt(reader, at, end);
    yield box;
    at = box.end;
  }
}

async function boxAt(reader: BoundedReader, start: number, end: number): Promise<Box> {
  const room = end - start;
  if (room < HEADER) return { type: '', start, payload: start, end };

  const header = await reader.bytes(start, Math.min(room, LONG_HEADER));
  const type = header.toString('latin1', 4, HEADER);
  const short = header.readUInt32BE(0);
  // The last box may leave its size open.
  if (short === 0) return { type, start, payload: start + HEADER, end };
  if (short === 1 && room < LONG_HEADER) throw truncated();

  const length = short === 1 ? LONG_HEADER : HEADER;
  const size = short === 1 ? Number(header.readBigUInt64BE(HEADER)) : short;
  if (size < length) throw unreadable();
  if (size > room) throw truncated();
  return { type, start, payload: start + length, end: start + size };
}

/** What makes a box free space (ISO 14496-12, 8.1.2) with nothing in it. */
export function freed(box: Box): Blank[] {
  const contents = zeros(box.payload, box.end);
  return box.type === '' ? contents : [{ start: box.start + 4, bytes: Buffer.from('free') }, ...contents];
}
