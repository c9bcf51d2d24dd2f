import sharp from 'sharp';

/** Words that must not survive in what is kept. */
export const PLACE = 'N 48.2082 E 16.3738 Herrengasse';

/** A photo with its place and camera in EXIF, as a phone takes it. */
export const jpeg = ({ width = 640, height = 480, orientation = 1 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#806040' } })
    .composite([{ input: { create: { width: 40, height: 40, channels: 3, background: '#ff0000' } }, left: 0, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Make: PLACE, Orientation: String(orientation) }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation })
    .toBuffer();

export const png = ({ width = 320, height = 200 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#40608080' } })
    .png()
    .withExif({ IFD0: { Make: PLACE } })
    .toBuffer();

/** Some kilobytes that would be gigabytes of pixels. */
export const pixelBomb = (side = 16_000): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#000' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};
const text = (value: string): Buffer => Buffer.from(value, 'latin1');

const track = (handler: string, offset: number, size: number): Buffer =>
  box(
    'trak',
    box('tkhd', numbers(7, 3_900_000_000, 3_900_000_001, 1, 0)),
    box('udta', box('name', text(PLACE))),
    box(
      'mdia',
      box('mdhd', numbers(0, 3_900_000_000, 3_900_000_001, 1000, 1000)),
      box('hdlr', numbers(0, 0), text(handler), numbers(0, 0, 0), text(`${PLACE}\0`)),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', numbers(0, 0)),
          box('stsc', numbers(0, 1, 1, 1, 1)),
          box('stsz', numbers(0, size, 1)),
          box('stco', numbers(0, 1, offset)),
        ),
      ),
    ),
  );

/** A QuickTime or MP4 file with its place in every corner where cameras put it; the picture is the text `PICTURE`. */
export function mp4({ brand = 'isom', moovFirst = false, filler = 0 } = {}): Buffer {
  const ftyp = box('ftyp', text(brand), numbers(512), text('isomiso2mp41'));
  const samples = [Buffer.concat([text('PICTURE'), Buffer.alloc(filler, 7)]), text(PLACE)] as const;
  const mdat = box('mdat', ...samples);
  const moov = (start: number) =>
    box(
      'moov',
      box('mvhd', numbers(0, 3_900_000_000, 3_900_000_001, 1000, 1000)),
      track('vide', start, samples[0].length),
      track('meta', start + samples[0].length, samples[1].length),
      box('udta', box('\u00a9xyz', text(PLACE))),
      box('meta', box('keys', text(PLACE))),
      box('uuid', text(PLACE)),
    );
  const length = moov(0).length;
  const free = box('free', text(PLACE));
  return moovFirst
    ? Buffer.concat([ftyp, free, moov(ftyp.length + free.length + length + 8), mdat])
    : Buffer.concat([ftyp, mdat, free, moov(ftyp.length + 8)]);
}

const element = (id: string, content: Buffer, unknownSize = false): Buffer => {
  const size = Buffer.alloc(8);
  if (unknownSize) size.fill(0xff).writeUInt8(0x01, 0);
  else {
    size.writeUIntBE(content.length, 2, 6);
    size[0] = 0x01;
  }
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
};

/** A WebM file with its place in tags, title and an attachment; the picture is the text `PICTURE`. */
export function webm({ unknownSizes = false } = {}): Buffer {
  const head = element('1a45dfa3', element('4282', text('webm')));
  const segment = Buffer.concat([
    element(
      '1549a966',
      Buffer.concat([element('7ba9', text(PLACE)), element('4461', numbers(0, 1)), element('4d80', text('muxer'))]),
    ),
    element('1654ae6b', element('ae', element('83', Buffer.from([1])))),
    element('1f43b675', Buffer.concat([element('e7', Buffer.from([0])), element('a3', text('PICTURE'))]), unknownSizes),
    element('1f43b675', Buffer.concat([element('e7', Buffer.from([1])), element('a3', text('PICTURE'))]), unknownSizes),
    element('1941a469', text(PLACE)),
    element('1254c367', text(PLACE)),
  ]);
  return Buffer.concat([head, element('18538067', segment, unknownSizes)]);
}

/** A photo as a phone takes it: twelve megapixels of detail, some megabytes. */
export const phonePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 4032,
      height: 3024,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 18 },
    },
  })
    .jpeg({ quality: 80 })
    .withExif({ IFD0: { Make: PLACE } })
    .toBuffer();
