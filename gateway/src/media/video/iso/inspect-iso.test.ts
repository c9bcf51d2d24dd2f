import { describe, expect, test } from 'vitest';
import { inspectVideo } from '../inspect-video.ts';
import { box, fullBox, u32 } from '../testing/iso-boxes.ts';
import { blanked, memorySource } from '../testing/memory-source.ts';
import { type MovieOptions, movie, SECRETS } from '../testing/movie.ts';

const inspect = (bytes: Buffer) => inspectVideo(memorySource(bytes), 'video/mp4');
const refused = (bytes: Buffer, code: string) => expect(inspect(bytes)).rejects.toMatchObject({ status: 422, code });

describe('what is private is overwritten in place, all else stays byte for byte', () => {
  const cases: Record<string, MovieOptions> = {
    'an MP4 with its moov at the end': {},
    'its moov first': { moovFirst: true },
    'a MOV': { brand: 'qt  ' },
    '64-bit sizes, offsets and dates': { wide: true },
    '64 bits, moov first': { wide: true, moovFirst: true },
    'an mdat whose size is left open': { moovFirst: true, open: true },
    'timed data of one size': { sizes: 'fixed' },
    'compact sizes, 4 bits': { sizes: 'compact-4' },
    'compact sizes, 8 bits': { sizes: 'compact-8', moovFirst: true },
    'compact sizes, 16 bits': { sizes: 'compact-16' },
    subtitles: { handler: 'text' },
  };
  for (const [name, options] of Object.entries(cases)) {
    test(name, async () => {
      const original = movie(options);
      const found = SECRETS.filter((secret) => original.includes(secret, 0, 'latin1'));
      expect(found.length).toBeGreaterThanOrEqual(4);

      const blanks = await inspectVideo(memorySource(original), 'video/quicktime');
      const clean = await blanked(original, blanks);
      for (const secret of SECRETS) expect(clean.includes(secret, 0, 'latin1'), secret).toBe(false);
      expect(clean.equals(movie({ ...options, clean: true })), 'as the clean film').toBe(true);
      expect((await blanked(clean, await inspect(clean))).equals(clean), 'nothing to do a second time').toBe(true);
      console.log(`${name}: ${original.length} bytes, ${blanks.length} blanks, gone: ${found.join(', ')}`);
    });
  }
});

test('a fragmented film, as browsers record them, is cleaned too', async () => {
  const options: MovieOptions = { fragmented: true, handler: 'soun' };
  const clean = await blanked(movie(options), await inspect(movie(options)));
  expect(clean.includes('Anna')).toBe(false);
  expect(clean.includes('GPSLatitude'), 'sound stays, whatever it says').toBe(true);
});

describe('what is refused', () => {
  const ftyp = box('ftyp', 'mp42', u32(0));
  const film = movie();

  test('no moov, no picture, nothing at all', async () => {
    await refused(Buffer.alloc(0), 'video-without-picture');
    await refused(ftyp, 'video-without-picture');
    await refused(Buffer.concat([ftyp, box('mdat', Buffer.alloc(100))]), 'video-without-picture');
    await refused(movie({ picture: 'soun' }), 'video-without-picture');
  });

  test('a box that reaches beyond the end', async () => {
    for (const cut of [1, 100, 1000, 3000]) {
      await refused(film.subarray(0, film.length - cut), 'video-truncated');
    }
    await refused(movie({ moovFirst: true }).subarray(0, -1), 'video-truncated');
  });

  test('boxes and tables that make no sense', async () => {
    await refused(Buffer.concat([film, u32(4), Buffer.from('free')]), 'video-unreadable');
    const elsewhere = Buffer.from(film);
    elsewhere.writeUInt32BE(8, elsewhere.lastIndexOf('stco') + 12);
    await refused(elsewhere, 'video-unreadable');
    const endless = Buffer.from(film);
    endless.writeUInt32BE(0xffffffff, endless.lastIndexOf('stco') + 8);
    await refused(endless, 'video-truncated');
  });

  test('timed data in fragments', () => refused(movie({ fragmented: true }), 'video-hidden-data'));

  test('more boxes than a video has, more samples than can be visited', async () => {
    await refused(Buffer.concat([film, ...Array(200_000).fill(box('free'))]), 'video-too-complex');
    const table = fullBox('stsz', 0, u32(0, 300_000), Buffer.alloc(1_200_000));
    const trak = box('trak', box('mdia', fullBox('hdlr', 0, u32(0), 'meta'), box('minf', box('stbl', table, tables))));
    await refused(Buffer.concat([film, box('moov', trak)]), 'video-too-complex');
  });

  test('boxes nested without end are not followed', async () => {
    let nested = box('udta', 'Anna');
    for (let depth = 0; depth < 10_000; depth += 1)
      nested = Buffer.concat([u32(8 + nested.length), Buffer.from('moov'), nested]);
    const bytes = Buffer.concat([film, nested]);
    const clean = await blanked(bytes, await inspect(bytes));
    expect(clean.includes('Anna')).toBe(false);
  });

  test('another type', async () => {
    await expect(inspectVideo(memorySource(film), 'video/x-matroska')).rejects.toMatchObject({
      code: 'video-wrong-type',
    });
  });
});

const tables = Buffer.concat([fullBox('stsc', 0, u32(1, 1, 1, 1)), fullBox('stco', 0, u32(0))]);
