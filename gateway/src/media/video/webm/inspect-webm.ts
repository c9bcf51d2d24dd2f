import type { Blank } from '../blank.ts';
import { BoundedReader } from '../bounded-reader.ts';
import type { ByteSource } from '../byte-source.ts';
import { hiddenData, noPicture, wrongType } from '../refusals.ts';
import { type Element, elementAt, voided } from './element.ts';
import { elements } from './elements.ts';
import * as ids from './ids.ts';
import { trackTypes } from './track-types.ts';

/** What stays, of a Segment and of its Info. Tags, Attachments, dates, titles, file names and the rest do not. */
const KEPT_IN_SEGMENT = new Set([ids.SEEK_HEAD, ids.INFO, ids.TRACKS, ids.CLUSTER, ids.CUES]);
const KEPT_IN_INFO = new Set([ids.TIMESTAMP_SCALE, ids.DURATION, ids.MUXING_APP, ids.WRITING_APP]);

const PICTURE = 1;
const SOUND = 2;

/**
 * Where a WebM carries more than picture and sound. Checksums over what is overwritten go too.
 * @throws AppError 422 when it has no picture, is damaged, no WebM, or carries other tracks
 */
export async function inspectWebm(source: ByteSource): Promise<Blank[]> {
  const reader = new BoundedReader(source);
  const blanks: Blank[] = [];
  const types = new Set<number>();
  await assertWebm(reader);

  for await (const element of elements(reader, 0, reader.size)) {
    if (element.id === ids.SEGMENT) await inspectSegment(reader, element, blanks, types);
    else if (element.id !== ids.EBML) blanks.push(...voided(element));
  }
  if (!types.delete(PICTURE)) throw noPicture();
  types.delete(SOUND);
  // Subtitles and timed data lie between the pictures; no camera or browser records them into a WebM.
  if (types.size > 0) throw hiddenData();
  return blanks;
}

async function inspectSegment(reader: BoundedReader, segment: Element, blanks: Blank[], types: Set<number>) {
  for await (const element of elements(reader, segment.data, segment.end)) {
    if (!KEPT_IN_SEGMENT.has(element.id)) blanks.push(...voided(element));
    else if (element.id === ids.INFO) {
      for await (const part of elements(reader, element.data, element.end)) {
        if (!KEPT_IN_INFO.has(part.id)) blanks.push(...voided(part));
      }
    } else if (element.id === ids.TRACKS) {
      for (const type of await trackTypes(reader, element)) types.add(type);
    }
  }
}

async function assertWebm(reader: BoundedReader): Promise<void> {
  if (reader.size === 0) throw wrongType();
  const header = await elementAt(reader, 0, reader.size);
  if (header.id !== ids.EBML || !header.sizeKnown) throw wrongType();
  for await (const element of elements(reader, header.data, header.end)) {
    if (element.id !== ids.DOC_TYPE || element.end - element.data > 16) continue;
    const name = await reader.bytes(element.data, element.end - element.data);
    if (name.toString('latin1').replace(/\0+$/, '') === 'webm') return;
  }
  throw wrongType();
}
