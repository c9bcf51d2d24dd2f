import * as ids from '../webm/ids.ts';
import { ADDRESS, DEVICE, PLACE } from './movie.ts';
import { noise } from './random.ts';

export interface WebmOptions {
  /** As it should come out. */
  clean?: boolean;
  docType?: string;
  /** Segment and Clusters leave their sizes open, as recorders in browsers do. */
  open?: boolean;
  trackTypes?: number[];
}

const TITLE = 0x7ba9;
const DATE = 0x4461;
const CRC_32 = 0xbf;
const TIMESTAMP = 0xe7;
const SIMPLE_BLOCK = 0xa3;

const bytesOf = (id: number): Buffer => Buffer.from(id.toString(16), 'hex');

/** An element with a size of as many bytes as are asked for; 0: left open. */
export function element(id: number, payload: Buffer | string, sizeLength = 2): Buffer {
  const contents = Buffer.from(payload);
  if (sizeLength === 0) return Buffer.concat([bytesOf(id), Buffer.from('01ffffffffffffff', 'hex'), contents]);
  const size = Buffer.alloc(sizeLength);
  size.writeUIntBE(contents.length, Math.max(0, sizeLength - 6), Math.min(sizeLength, 6));
  size[0] = (size[0] ?? 0) | (0x100 >> sizeLength);
  return Buffer.concat([bytesOf(id), size, contents]);
}

/** A small WebM: picture and sound in two Clusters, with a title, a date, tags, an attachment, a checksum. */
export function webmFilm({ clean = false, docType = 'webm', open = false, trackTypes = [1, 2] }: WebmOptions = {}) {
  const hidden = (id: number, payload: string, sizeLength = 2) => {
    const original = element(id, payload, sizeLength);
    return clean ? emptied(original.length) : original;
  };
  const info = element(
    ids.INFO,
    Buffer.concat([
      hidden(CRC_32, '\x01\x02\x03\x04', 1),
      element(ids.TIMESTAMP_SCALE, Buffer.from([0x0f, 0x42, 0x40]), 1),
      hidden(TITLE, ADDRESS),
      hidden(DATE, '8 octets', 1),
      hidden(TITLE, '', 1),
      element(ids.WRITING_APP, 'Chrome'),
    ]),
  );
  const tracks = element(
    ids.TRACKS,
    Buffer.concat(trackTypes.map((type) => element(ids.TRACK_ENTRY, element(ids.TRACK_TYPE, Buffer.from([type]), 1)))),
    4,
  );
  const block = (seed: number) =>
    element(SIMPLE_BLOCK, Buffer.concat([Buffer.from('81000080', 'hex'), noise(900, seed)]));
  const cluster = (seed: number) =>
    element(
      ids.CLUSTER,
      Buffer.concat([element(TIMESTAMP, Buffer.from([seed]), 1), block(seed), block(seed + 1)]),
      open ? 0 : 8,
    );
  const segment = Buffer.concat([
    hidden(ids.VOID, 'an old place', 1),
    info,
    tracks,
    hidden(ids.TAGS, `${PLACE} ${DEVICE}`, 8),
    cluster(1),
    hidden(ids.TAGS, PLACE, 1),
    cluster(3),
    hidden(ids.ATTACHMENTS, DEVICE),
    element(ids.CUES, noise(20)),
  ]);
  return Buffer.concat([
    element(ids.EBML, element(ids.DOC_TYPE, docType, 1), 1),
    element(ids.SEGMENT, segment, open ? 0 : 8),
  ]);
}

function emptied(length: number): Buffer {
  return length < 9 ? element(ids.VOID, Buffer.alloc(length - 2), 1) : element(ids.VOID, Buffer.alloc(length - 9), 8);
}
