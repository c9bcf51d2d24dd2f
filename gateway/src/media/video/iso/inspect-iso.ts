import { type Blank, zeros } from '../blank.ts';
import { BoundedReader } from '../bounded-reader.ts';
import type { ByteSource } from '../byte-source.ts';
import { hiddenData, noPicture } from '../refusals.ts';
import { FILE } from './contents.ts';
import { keptBoxes } from './kept-boxes.ts';
import { rangesWithin } from './ranges-within.ts';
import type { Range } from './sample-ranges.ts';
import { Track } from './track.ts';

/**
 * Where an MP4 or MOV carries more than picture and sound: boxes that no player needs, dates, and the samples of tracks
 * that are neither (places and motion, in GoPro's `gpmd`, the iPhone's `mebx`, Android's `camm`, subtitles).
 * @throws AppError 422 when it has no picture, is damaged, or carries what cannot be overwritten in place
 */
export async function inspectIso(source: ByteSource): Promise<Blank[]> {
  const reader = new BoundedReader(source);
  const blanks: Blank[] = [];
  const tracks: Track[] = [];
  const media: Range[] = [];
  let fragmented = false;

  for await (const box of keptBoxes(reader, { start: 0, end: reader.size }, FILE, blanks)) {
    if (box.path === 'mdat') media.push({ start: box.payload, end: box.end });
    else if (box.path === 'moof') fragmented = true;
    else if (box.path === 'moov/trak') tracks.push(new Track());
    else if (box.path.startsWith('moov/trak/')) tracks.at(-1)?.add(box);
  }

  const data: Range[] = [];
  let picture = false;
  for (const track of tracks) {
    const handler = await track.handler(reader);
    if (handler === 'vide') picture = true;
    else if (handler !== 'soun') {
      // A fragment says where its samples lie in a way of its own, which cameras with such tracks do not use.
      if (fragmented) throw hiddenData();
      for (const range of await track.samples(reader)) data.push(range);
    }
  }
  if (!picture) throw noPicture();

  for (const { start, end } of rangesWithin(media, data)) blanks.push(...zeros(start, end));
  return blanks.sort((a, b) => a.start - b.start);
}
