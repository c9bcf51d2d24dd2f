import type { Blank } from '../blank.ts';
import { zeros } from '../blank.ts';
import type { BoundedReader } from '../bounded-reader.ts';
import { truncated, unreadable } from '../refusals.ts';
import { VOID } from './ids.ts';

/** An EBML element. Offsets count from the file's beginning. */
export interface Element {
  id: number;
  start: number;
  /** Where its contents begin. */
  data: number;
  /** Where it ends; where its size is unknown, the end of what it lies in. */
  end: number;
  sizeKnown: boolean;
}

/** In bytes. */
const LONGEST_ID = 4;
const LONGEST_SIZE = 8;

/**
 * The element that begins at an offset (RFC 8794, 6).
 * @param end where it has to end at the latest
 * @throws AppError 422 when it reaches beyond that, or is none
 */
export async function elementAt(reader: BoundedReader, start: number, end: number): Promise<Element> {
  reader.step();
  const header = await reader.bytes(start, Math.min(LONGEST_ID + LONGEST_SIZE, end - start));
  const idLength = vintLength(header, 0, LONGEST_ID);
  const sizeLength = vintLength(header, idLength, LONGEST_SIZE);
  const id = header.readUIntBE(0, idLength);
  const data = start + idLength + sizeLength;

  const size = vintValue(header.subarray(idLength, idLength + sizeLength));
  if (size === undefined) return { id, start, data, end, sizeKnown: false };
  if (size > end - data) throw truncated();
  return { id, start, data, end: data + size, sizeKnown: true };
}

/** Zeros before the first one bit say how long the number is (RFC 8794, 4). */
function vintLength(bytes: Buffer, at: number, longest: number): number {
  const first = bytes[at];
  if (first === undefined) throw truncated();
  const length = Math.clz32(first) - 23;
  if (length > longest) throw unreadable();
  if (at + length > bytes.length) throw truncated();
  return length;
}

/** Undefined where all its bits are ones: not known when it was written. */
function vintValue(bytes: Buffer): number | undefined {
  let value = (bytes[0] ?? 0) & (0xff >> bytes.length);
  let unknown = value === 0xff >> bytes.length;
  for (const byte of bytes.subarray(1)) {
    value = value * 256 + byte;
    unknown &&= byte === 0xff;
  }
  return unknown ? undefined : value;
}

/** What makes an element a Void element (RFC 8794, 11.3.2) of the same length with nothing in it. */
export function voided({ start, end }: Element): Blank[] {
  const total = end - start;
  const sizeLength = total < 9 ? 1 : 8;
  const header = Buffer.alloc(1 + sizeLength);
  header[0] = VOID;
  header.writeUIntBE(total - header.length, Math.max(1, header.length - 6), Math.min(sizeLength, 6));
  header[1] = sizeLength === 1 ? (header[1] ?? 0) | 0x80 : 0x01;
  return [{ start, bytes: header }, ...zeros(start + header.length, end)];
}
