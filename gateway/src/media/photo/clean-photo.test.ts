import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpeg, PLACE, pixelBomb, png } from '../../testing/media-files.ts';
import { kindOf } from '../kind-of.ts';
import { cleanPhoto } from './clean-photo.ts';

const cleaned = (photo: Buffer, type = 'image/jpeg', options = {}) =>
  buffer(Readable.from(cleanPhoto(Readable.from([photo]), type, options)));

describe('a photo is kept', { timeout: 30_000 }, () => {
  it.each([
    ['image/jpeg', jpeg],
    ['image/png', png],
  ])('%s, as its pixels and nothing else', async (type, make) => {
    const photo = await make();
    expect(await kindOf(photo)).toEqual({ kind: 'photo', type });
    expect(photo.toString('latin1')).toContain(PLACE);
    const out = await cleaned(photo, type);
    expect(await kindOf(out)).toEqual({ kind: 'photo', type });
    expect(out.toString('latin1')).not.toContain('Herrengasse');
    const { exif, icc, xmp } = await sharp(out).metadata();
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  });

  it.each([1, 3, 6, 8])('upright, taken with orientation %d', async (orientation) => {
    const out = await cleaned(await jpeg({ orientation }));
    const { width, height, orientation: left } = await sharp(out).metadata();
    expect([width, height]).toEqual(orientation > 4 ? [480, 640] : [640, 480]);
    expect(left).toBeUndefined();
  });

  it('without the script that hides behind it', async () => {
    const hidden = Buffer.concat([await jpeg(), Buffer.from('<script>alert(document.cookie)</script>PK\x03\x04')]);
    expect((await cleaned(hidden)).toString('latin1')).not.toContain('script');
  });

  it('in sRGB, from CMYK and from 16 bits', async () => {
    const base = sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } });
    const cmyk = await base.clone().toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(await cleaned(cmyk)).metadata()).space).toBe('srgb');
    const deep = await base.clone().toColourspace('rgb16').png().toBuffer();
    expect((await sharp(await cleaned(deep, 'image/png')).metadata()).depth).toBe('uchar');
  });

  it('also when twelve come at once', async () => {
    const photo = await jpeg();
    const outs = await Promise.all(Array.from({ length: 12 }, () => cleaned(photo)));
    expect(new Set(outs.map(({ length }) => length)).size).toBe(1);
  });
});

describe('a photo is refused', { timeout: 30_000 }, () => {
  const UNREADABLE = { status: 422, code: 'photo-unreadable' };

  it('cut short', async () => {
    const photo = await jpeg({ width: 2000, height: 1500 });
    await expect(cleaned(photo.subarray(0, photo.length / 2))).rejects.toMatchObject(UNREADABLE);
    await expect(cleaned(photo.subarray(0, 300))).rejects.toMatchObject(UNREADABLE);
  });

  it('a bomb of pixels', async () => {
    const bomb = await pixelBomb();
    await expect(cleaned(bomb, 'image/png')).rejects.toMatchObject({ status: 422, code: 'photo-too-many-pixels' });
  });

  it.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
    ['text', Buffer.from('not a photo at all')],
    ['nothing', Buffer.alloc(0)],
  ])('%s behind a photo’s name', async (_, bytes) => {
    await expect(cleaned(bytes)).rejects.toMatchObject(UNREADABLE);
  });

  it('a GIF or WebP, though sharp could read it', async () => {
    const gif = await sharp(await jpeg())
      .gif()
      .toBuffer();
    await expect(cleaned(gif)).rejects.toMatchObject(UNREADABLE);
    expect(await kindOf(gif)).toBeNull();
  });

  it('one that takes too long, and its process is gone', async () => {
    await expect(cleaned(await jpeg(), 'image/jpeg', { timeLimit: 1 })).rejects.toMatchObject(UNREADABLE);
  });

  it('one that broke off on its way', async () => {
    const photo = await jpeg();
    const breaking = Readable.from(
      (async function* () {
        yield photo.subarray(0, 2000);
        throw new Error('the line broke');
      })(),
    );
    await expect(buffer(Readable.from(cleanPhoto(breaking, 'image/jpeg')))).rejects.toThrow();
  });
});
