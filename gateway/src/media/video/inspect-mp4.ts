import { type Box, boxReader } from './boxes.ts';
import type { Blank, ByteSource } from './byte-source.ts';
import { unreadable } from './refuse.ts';
import { sampleRanges } from './samples.ts';

/** Boxes that say where, when and with what, wherever they stand: user data, metadata, and makers' own. */
const TELLING = new Set(['udta', 'meta', 'uuid', 'XMP_']);
/** Boxes that hold boxes, on the way to what is looked for. */
const OPENED = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf']);
/** What is seen and heard; every other track goes: makers put the places passed into tracks of their own. */
const KEPT_HANDLERS = new Set(['vide', 'soun']);
/** Headers with times of making: their version, then the two times (ISO/IEC 14496-12, 8.2.2, 8.3.2, 8.4.2). */
const TIMED = new Set(['mvhd', 'tkhd', 'mdhd']);
/** What fills a file and is skipped by every player. */
const FREE = Buffer.from('free', 'latin1');

interface Track {
  handler: string;
  boxes: Map<string, Box>;
}

/**
 * An MP4 or QuickTime file: user data, metadata and makers' boxes become `free` boxes of zeros, times of making become
 * zero, and the samples of tracks that are neither picture nor sound become zeros. No box moves.
 *
 * @throws AppError 422 without a picture track, or where a box reaches beyond its end
 */
export async function inspectMp4(source: ByteSource): Promise<Blank[]> {
  const reader = boxReader(source);
  const blanks: Blank[] = [];
  const tracks: Track[] = [];

  const visit = async (boxes: readonly Box[], track: Track | null): Promise<void> => {
    for (const box of boxes) {
      track?.boxes.set(box.type, box);
      if (TELLING.has(box.type)) blanks.push(...freed(box));
      else if (TIMED.has(box.type)) blanks.push(await withoutTimes(source, box));
      else if (box.type === 'hdlr' && track && track.handler === '') {
        track.handler = (await source.read(box.content + 8, 4)).toString('latin1');
        // A name for people, such as the camera's.
        blanks.push(...zeros(box.content + 24, box.end));
      } else if (box.type === 'trak') {
        const own: Track = { handler: '', boxes: new Map() };
        tracks.push(own);
        await visit(await reader.children(box.content, box.end), own);
      } else if (OPENED.has(box.type)) await visit(await reader.children(box.content, box.end), track);
      else if (box.type === 'stbl')
        for (const each of await reader.children(box.content, box.end)) track?.boxes.set(each.type, each);
    }
  };
  const top = await reader.children(0, source.size);
  if (!top.some(({ type }) => type === 'moov') || !top.some(({ type }) => type === 'mdat')) throw unreadable();
  await visit(top, null);
  // Free space is not always empty: editors leave there what they took out.
  for (const box of top) if (box.type === 'free' || box.type === 'skip') blanks.push(...zeros(box.content, box.end));
  if (!tracks.some(({ handler }) => handler === 'vide')) throw unreadable();
  const others = tracks.filter(({ handler }) => !KEPT_HANDLERS.has(handler));
  // In a fragmented file (as browsers record) their samples stand in no table that is read here.
  if (others.length > 0 && top.some(({ type }) => type === 'moof')) throw unreadable();
  for (const { boxes } of others) {
    for (const { start, end } of await sampleRanges(source, boxes)) blanks.push(...zeros(start, end));
  }
  return blanks;
}

const zeros = (start: number, end: number): Blank[] => (end > start ? [{ start, bytes: { zeros: end - start } }] : []);

const freed = ({ start, content, end }: Box): Blank[] => [{ start: start + 4, bytes: FREE }, ...zeros(content, end)];

async function withoutTimes(source: ByteSource, { content }: Box): Promise<Blank> {
  const [version = 0] = await source.read(content, 1);
  return { start: content + 4, bytes: { zeros: version === 1 ? 16 : 8 } };
}
