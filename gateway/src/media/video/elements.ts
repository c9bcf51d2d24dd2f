import type { ByteSource } from './byte-source.ts';
import { truncated, unreadable } from './refuse.ts';

/** An element of an EBML file (RFC 8794). Offsets count from the file's beginning. */
export interface Element {
  id: number;
  start: number;
  content: number;
  /** Null for one of unknown size: it ends where something begins that cannot be in it. */
  end: number | null;
}

/** The element at `start`. */
export async function readElement(source: ByteSource, start: number, parentEnd: number): Promise<Element> {
  const head = await source.read(start, 12);
  const idLength = Math.clz32((head[0] ?? 0) << 24) + 1;
  if (idLength > 4 || head.length < idLength + 1) throw head.length < 2 ? truncated() : unreadable();
  const id = head.readUIntBE(0, idLength);
  const sizeLength = Math.clz32((head[idLength] ?? 0) << 24) + 1;
  if (sizeLength > 8) throw unreadable();
  if (head.length < idLength + sizeLength) throw truncated();
  let size = BigInt(head[idLength] ?? 0) & ((1n << BigInt(8 - sizeLength)) - 1n);
  for (let at = 1; at < sizeLength; at += 1) size = (size << 8n) | BigInt(head[idLength + at] ?? 0);
  const content = start + idLength + sizeLength;
  if (size === (1n << BigInt(7 * sizeLength)) - 1n) return { id, start, content, end: null };
  const end = content + Number(size);
  if (end > parentEnd) throw truncated();
  return { id, start, content, end };
}
