import type { BoundedReader } from '../bounded-reader.ts';
import { unreadable } from '../refusals.ts';
import type { Box } from './box.ts';
import type { KeptBox } from './kept-boxes.ts';
import { type Range, sampleRanges } from './sample-ranges.ts';

const HANDLER = 'mdia/hdlr';
const TABLES = 'mdia/minf/stbl/';
/** Those two of one kind in a track would leave open which one counts. */
const NEEDED = new Set([HANDLER, ...['stsz', 'stz2', 'stsc', 'stco', 'co64'].map((type) => TABLES + type)]);
const TRAK = 'moov/trak/';

/** One track of a movie, gathered from the boxes as they come. */
export class Track {
  readonly #boxes = new Map<string, Box>();

  /** @throws AppError 422 when one that counts comes twice */
  add(box: KeptBox): void {
    const path = box.path.slice(TRAK.length);
    if (!NEEDED.has(path)) return;
    if (this.#boxes.has(path)) throw unreadable();
    this.#boxes.set(path, box);
  }

  /** What it carries: `vide`, `soun`, or data such as `meta` (ISO 14496-12, 8.4.3). */
  async handler(reader: BoundedReader): Promise<string> {
    const box = this.#boxes.get(HANDLER);
    if (!box || box.end - box.payload < 12) throw unreadable();
    return (await reader.bytes(box.payload + 8, 4)).toString('latin1');
  }

  /** Where its samples lie in the file; nowhere, where it has no complete tables. */
  async samples(reader: BoundedReader): Promise<Range[]> {
    const table = (type: string) => this.#boxes.get(TABLES + type);
    const sizes = table('stsz') ?? table('stz2');
    const offsets = table('stco') ?? table('co64');
    const runs = table('stsc');
    if (!sizes || !offsets || !runs) return [];
    return sampleRanges({
      sizes: { table: await contents(reader, sizes), compact: sizes.type === 'stz2' },
      runs: await contents(reader, runs),
      offsets: { table: await contents(reader, offsets), wide: offsets.type === 'co64' },
    });
  }
}

/** In bytes: the smallest entry of a table that is walked, but for `stz2`, where it is at most eight times as many. */
const ENTRY = 4;

async function contents(reader: BoundedReader, box: Box): Promise<Buffer> {
  const start = box.payload + 4;
  if (start > box.end) throw unreadable();
  reader.step(Math.ceil((box.end - start) / ENTRY));
  // A copy: the reader's window moves on.
  return Buffer.from(await reader.bytes(start, box.end - start));
}
