import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HEAD_LENGTH, kindOf } from './kind-of.ts';
import { box, u32 } from './video/testing/iso-boxes.ts';
import { movie } from './video/testing/movie.ts';
import { noise, seededRandom } from './video/testing/random.ts';
import { webmFilm } from './video/testing/webm-film.ts';

const canvas = sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } });
const brand = (name: string) => Buffer.concat([box('ftyp', name, u32(0)), box('mdat', noise(200))]);

test('photos and videos are known by their content', async () => {
  const png = await canvas.png().toBuffer();
  // A profile or XMP between the head and the picture, larger than what is looked at.
  const profile = Buffer.concat([u32(9000), Buffer.from('iTXt'), deflateSync(noise(8800)), Buffer.alloc(300)]);
  const accepted: [string, Buffer, string, string][] = [
    ['a JPEG', await canvas.jpeg().toBuffer(), 'photo', 'image/jpeg'],
    ['a PNG', png, 'photo', 'image/png'],
    ['a PNG with much before its picture', Buffer.concat([png.subarray(0, 33), profile, png]), 'photo', 'image/png'],
    ['an MP4', movie(), 'video', 'video/mp4'],
    ['an MP4 by another brand', brand('isom'), 'video', 'video/mp4'],
    ['a MOV', movie({ brand: 'qt  ' }), 'video', 'video/quicktime'],
    ['an old MOV', Buffer.concat([u32(8), Buffer.from('wide'), movie().subarray(20)]), 'video', 'video/quicktime'],
    ['a WebM', webmFilm(), 'video', 'video/webm'],
  ];
  for (const [name, bytes, kind, type] of accepted) {
    expect(await kindOf(bytes.subarray(0, HEAD_LENGTH)), name).toEqual({ kind, type });
    expect(await kindOf(bytes), `${name}, all of it`).toEqual({ kind, type });
  }
  console.log(`taken: ${accepted.map(([name]) => name).join(', ')}`);
});

test('everything else is not', async () => {
  const others: Record<string, Buffer> = {
    Matroska: webmFilm({ docType: 'matroska' }),
    HEIC: brand('heic'),
    'HEIC by its other brand': brand('mif1'),
    AVIF: brand('avif'),
    '3GP': brand('3gp4'),
    'sound alone by its brand': brand('M4A '),
    GIF: await canvas.gif().toBuffer(),
    WebP: await canvas.webp().toBuffer(),
    TIFF: await canvas.tiff().toBuffer(),
    SVG: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    HTML: Buffer.from('<!doctype html><script>1</script>'),
    PDF: Buffer.from('%PDF-1.7\n'),
    ZIP: Buffer.from('PK\x03\x04'.padEnd(100, '\0'), 'latin1'),
    gzip: gzipSync('text'),
    text: Buffer.from('a photo.jpg'),
    nothing: Buffer.alloc(0),
    'a single byte': Buffer.from([0xff]),
    'half a signature': Buffer.from([0x89, 0x50]),
    zeros: Buffer.alloc(HEAD_LENGTH),
  };
  for (const [name, bytes] of Object.entries(others)) expect(await kindOf(bytes), name).toBeNull();
  console.log(`not taken: ${Object.keys(others).join(', ')}`);
});

test('no bytes make it throw or hang', async () => {
  const began = performance.now();
  const starts = [movie(), webmFilm(), await canvas.png().toBuffer(), gzipSync('text'), Buffer.from('PK\x03\x04')];
  for (let seed = 0; seed < 500; seed += 1) {
    const random = seededRandom(seed);
    const start = starts[seed % starts.length] ?? Buffer.alloc(0);
    const bytes = Buffer.concat([
      start.subarray(0, Math.floor(random() * 64)),
      noise(Math.floor(random() * 300), seed),
    ]);
    await kindOf(bytes);
  }
  const each = (performance.now() - began) / 500;
  expect(each).toBeLessThan(100);
  console.log(`500 heads of noise behind a good start: ${each.toFixed(2)} ms each`);
});
