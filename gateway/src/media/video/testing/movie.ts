import { box, fullBox, longBox, openBox, u32, u64 } from './iso-boxes.ts';
import { noise } from './random.ts';

/** What must not be in a film that a stranger could find. */
export const SECRETS = ['+48.8577+002.2950', 'Pixel 11 of Anna', '35 rue de Secret', 'W5M0MpCehi', 'GPSLatitude'];
export const [PLACE = '', DEVICE = '', ADDRESS = '', XMP = '', TELEMETRY = ''] = SECRETS;

export interface MovieOptions {
  /** As it should come out: what is private is free space, dates and timed data are zeros. */
  clean?: boolean;
  brand?: 'mp42' | 'qt  ';
  moovFirst?: boolean;
  /** 64-bit offsets, dates and size of `mdat`. */
  wide?: boolean;
  /** How the timed data's sample sizes are written. */
  sizes?: 'table' | 'fixed' | 'compact-4' | 'compact-8' | 'compact-16';
  /** The last box leaves its size open. */
  open?: boolean;
  /** Handler of the timed data's track. */
  handler?: string;
  /** Handler of the picture's. */
  picture?: string;
  fragmented?: boolean;
}

const SAMPLE = 12;
const DATA_SAMPLES = 6;
const PICTURES = noise(3000);
const SOUND = noise(700, 2);

/** A small MP4 or MOV: picture, sound and timed data interleaved in `mdat`, with places and names all over. */
export function movie(options: MovieOptions = {}): Buffer {
  const ftyp = box('ftyp', options.brand ?? 'mp42', u32(0), 'isom');
  const data = Buffer.from(TELEMETRY.padEnd(SAMPLE).repeat(DATA_SAMPLES));
  const timed = options.clean ? Buffer.alloc(data.length) : data;
  // Three chunks of timed data: three samples, one, two.
  const [first, second, third] = [timed.subarray(0, 36), timed.subarray(36, 48), timed.subarray(48)];
  const media = Buffer.concat([first, PICTURES, second, SOUND, third]);
  const mdat = options.wide ? longBox('mdat', media) : box('mdat', media);
  const header = mdat.length - media.length;
  const relative = [0, 36 + 3000, 36 + 3000 + 12 + 700];
  const tail = options.fragmented ? box('moof', fullBox('mfhd', 0, u32(1))) : Buffer.alloc(0);

  if (options.moovFirst) {
    const size = moov(options, [0, 0, 0], 0).length;
    const start = ftyp.length + size + header;
    const offsets = relative.map((offset) => start + offset);
    const last = options.open ? openBox('mdat', media) : mdat;
    return Buffer.concat([ftyp, moov(options, offsets, start + 36), last, tail]);
  }
  const extra = [hidden(options, 'uuid', `${'x'.repeat(16)}${XMP}`), hidden(options, 'XMP_', ADDRESS)];
  const before = Buffer.concat([ftyp, ...extra, box('free', Buffer.alloc(4))]);
  const start = before.length + header;
  const offsets = relative.map((offset) => start + offset);
  const end = options.open ? Buffer.alloc(0) : hidden(options, 'meta', DEVICE);
  return Buffer.concat([before, mdat, moov(options, offsets, start + 36), tail, end]);
}

const hidden = ({ clean }: MovieOptions, type: string, text: string): Buffer =>
  clean ? box('free', Buffer.alloc(text.length)) : box(type, text);

function moov(options: MovieOptions, dataOffsets: number[], pictureOffset: number): Buffer {
  const { clean, handler = 'meta', picture = 'vide' } = options;
  const dates = (...rest: number[]) => {
    const [created, changed] = clean ? [0, 0] : [0xe1234567, 0xe1234568];
    return options.wide ? Buffer.concat([u64(created, changed), u32(...rest)]) : u32(created, changed, ...rest);
  };
  const version = options.wide ? 1 : 0;
  const track = (kind: string, tables: Buffer[]) =>
    box(
      'trak',
      fullBox('tkhd', version, dates(1, 0, 9)),
      hidden(options, 'udta', box('©nam', ADDRESS).toString('latin1')),
      hidden(options, 'meta', PLACE),
      box(
        'mdia',
        fullBox('mdhd', version, dates(1000, 9, 0)),
        fullBox('hdlr', 0, u32(0), kind, u32(0, 0, 0), clean ? '\0'.repeat(DEVICE.length) : DEVICE),
        hidden(options, 'udta', DEVICE),
        // QuickTime has a second `hdlr` here, for where the data lies.
        box('minf', fullBox('hdlr', 0, 'dhlralis', u32(0, 0, 0)), box('stbl', ...tables, hidden(options, 'uuid', XMP))),
      ),
    );
  const offsets = options.wide
    ? fullBox('co64', 0, u32(3), u64(...dataOffsets))
    : fullBox('stco', 0, u32(3, ...dataOffsets));
  return box(
    'moov',
    fullBox('mvhd', version, dates(1000, 9, 0)),
    track(picture, [fullBox('stsz', 0, u32(3000, 1)), chunkRuns([1, 1]), fullBox('stco', 0, u32(1, pictureOffset))]),
    track('soun', []),
    track(handler, [sampleSizes(options.sizes), chunkRuns([1, 3], [2, 1], [3, 2]), offsets]),
    hidden(options, 'udta', box('©xyz', PLACE).toString('latin1')),
    hidden(options, 'meta', box('ilst', box('©mak', DEVICE)).toString('latin1')),
  );
}

const chunkRuns = (...runs: [number, number][]): Buffer =>
  fullBox('stsc', 0, u32(runs.length, ...runs.flatMap(([chunk, samples]) => [chunk, samples, 1])));

function sampleSizes(kind: MovieOptions['sizes'] = 'table'): Buffer {
  const each = Array.from({ length: DATA_SAMPLES }, () => SAMPLE);
  if (kind === 'fixed') return fullBox('stsz', 0, u32(SAMPLE, DATA_SAMPLES));
  if (kind === 'table') return fullBox('stsz', 0, u32(0, DATA_SAMPLES, ...each));
  const bits = Number(kind.slice('compact-'.length));
  const hex = each.map((size) => size.toString(16).padStart(bits / 4, '0')).join('');
  return fullBox('stz2', 0, u32(bits, DATA_SAMPLES), Buffer.from(hex, 'hex'));
}
