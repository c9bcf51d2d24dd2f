import type { Blank, ByteSource } from './byte-source.ts';
import { type Element, readElement } from './elements.ts';
import { truncated, unreadable } from './refuse.ts';

/** Elements of Matroska and WebM (RFC 9559) by their ids. */
const ID = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  dateUtc: 0x4461,
  title: 0x7ba9,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  chapters: 0x1043a770,
  cues: 0x1c53bb6b,
  seekHead: 0x114d9b74,
} as const;

/** What begins a new part of the segment, and so ends a cluster of unknown size. */
const PARTS = new Set<number>([
  ID.info,
  ID.tracks,
  ID.cluster,
  ID.tags,
  ID.attachments,
  ID.chapters,
  ID.cues,
  ID.seekHead,
]);
/** Parts that say where, when or with what, or that carry files. */
const TELLING = new Set<number>([ID.tags, ID.attachments, ID.chapters]);
/** In the part on the whole: when it was made, and its name. */
const TELLING_INFO = new Set<number>([ID.dateUtc, ID.title]);
const VIDEO = 1;
/** The most elements that are looked at in one file. */
const MOST_ELEMENTS = 500_000;

/**
 * A WebM file: tags, attachments and chapters, and in its description date and title, become Void elements of the same
 * length. Nothing moves.
 *
 * @throws AppError 422 for what is no WebM, has no picture track, or is cut short
 */
export async function inspectWebm(source: ByteSource): Promise<Blank[]> {
  const head = await readElement(source, 0, source.size);
  if (head.id !== ID.ebml || head.end === null || head.end > 4096) throw unreadable();
  const docType = (await children(source, head.content, head.end)).find(({ id }) => id === ID.docType);
  if (!docType || (await text(source, docType)) !== 'webm') throw unreadable();
  const segment = await readElement(source, head.end, source.size);
  if (segment.id !== ID.segment) throw unreadable();

  const blanks: Blank[] = [];
  let hasVideo = false;
  for await (const part of partsOf(source, segment)) {
    if (part.end === null) continue;
    if (TELLING.has(part.id)) blanks.push(...voided(part));
    if (part.id === ID.info) {
      const told = await children(source, part.content, part.end);
      blanks.push(...told.filter(({ id }) => TELLING_INFO.has(id)).flatMap(voided));
    }
    if (part.id === ID.tracks) hasVideo = await someVideo(source, part.content, part.end);
  }
  if (!hasVideo) throw unreadable();
  return blanks;
}

async function* partsOf(source: ByteSource, segment: Element): AsyncGenerator<Element> {
  const end = segment.end ?? source.size;
  let count = 0;
  let inCluster = false;
  for (let at = segment.content; at < end; ) {
    count += 1;
    if (count > MOST_ELEMENTS) throw unreadable();
    const element = await readElement(source, at, end);
    if (PARTS.has(element.id)) {
      yield element;
      inCluster = element.id === ID.cluster && element.end === null;
      if (element.end === null && !inCluster) throw unreadable();
    } else if (inCluster && element.end === null) throw unreadable();
    // Into a cluster of unknown size, over everything else.
    at = element.end ?? element.content;
  }
}

async function someVideo(source: ByteSource, start: number, end: number): Promise<boolean> {
  for (const entry of await children(source, start, end)) {
    if (entry.id !== ID.trackEntry || entry.end === null) continue;
    const type = (await children(source, entry.content, entry.end)).find(({ id }) => id === ID.trackType);
    if (type && (await source.read(type.content, 1))[0] === VIDEO) return true;
  }
  return false;
}

async function children(source: ByteSource, start: number, end: number): Promise<Element[]> {
  const elements: Element[] = [];
  for (let at = start; at < end; ) {
    const element = await readElement(source, at, end);
    if (element.end === null || elements.length > 1000) throw unreadable();
    elements.push(element);
    at = element.end;
  }
  return elements;
}

const text = async (source: ByteSource, { content, end }: Element): Promise<string> =>
  (await source.read(content, Math.min((end ?? content) - content, 32))).toString('latin1').replace(/\0+$/, '');

/** Void: its id is one byte, its size is written in as many as fill the place of the old id and size. */
function voided({ start, content, end }: Element): Blank[] {
  if (end === null) throw truncated();
  const sizeLength = Math.min(8, content - start - 1);
  const size = Buffer.alloc(sizeLength);
  size.writeUIntBE(end - (start + 1 + sizeLength), Math.max(0, sizeLength - 6), Math.min(6, sizeLength));
  size[0] = (size[0] ?? 0) | (0x80 >> (sizeLength - 1));
  const header = Buffer.concat([Buffer.from([0xec]), size]);
  return [
    { start, bytes: header },
    ...(end > start + header.length
      ? [{ start: start + header.length, bytes: { zeros: end - start - header.length } }]
      : []),
  ];
}
