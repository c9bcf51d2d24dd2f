import type { ByteSource } from './byte-source.ts';
import { truncated, unreadable } from './refuse.ts';

/** A box of an MP4 or QuickTime file (ISO/IEC 14496-12, 4.2). Offsets count from the file's beginning. */
export interface Box {
  type: string;
  /** Where its header begins. */
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
}

/** The most boxes that are looked at in one file: a film has some hundreds. */
const MOST_BOXES = 20_000;

export interface BoxReader {
  /** The boxes from `start` to before `end`. */
  children(start: number, end: number): Promise<Box[]>;
}

/** Reads boxes one after the other; a file of nothing but boxes is refused before it costs much. */
export function boxReader(source: ByteSource): BoxReader {
  let count = 0;
  return {
    async children(start, end) {
      const boxes: Box[] = [];
      for (let at = start; at < end; ) {
        count += 1;
        if (count > MOST_BOXES) throw unreadable();
        const box = await readBox(source, at, end);
        if (!box) break;
        boxes.push(box);
        at = box.end;
      }
      return boxes;
    },
  };
}

async function readBox(source: ByteSource, start: number, parentEnd: number): Promise<Box | null> {
  const header = await source.read(start, Math.min(16, parentEnd - start));
  // QuickTime closes some lists with four zero bytes.
  if (header.length < 8) {
    if (header.every((byte) => byte === 0)) return null;
    throw truncated();
  }
  const type = header.toString('latin1', 4, 8);
  const short = header.readUInt32BE(0);
  if (short === 0) return { type, start, content: start + 8, end: parentEnd };
  if (short !== 1) return checked({ type, start, content: start + 8, end: start + short }, parentEnd);
  if (header.length < 16) throw truncated();
  return checked({ type, start, content: start + 16, end: start + Number(header.readBigUInt64BE(8)) }, parentEnd);
}

function checked(box: Box, parentEnd: number): Box {
  if (box.end < box.content) throw unreadable();
  if (box.end > parentEnd) throw truncated();
  return box;
}
