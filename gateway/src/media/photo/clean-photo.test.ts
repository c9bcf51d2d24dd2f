import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { cleaned } from './testing/cleaning.ts';
import { HEIGHT, picture, SECRETS, snapshot, WIDTH } from './testing/photos.ts';

// Every photo starts a process, and the machine may be busy with other tests.
vi.setConfig({ testTimeout: 30_000 });

/** Red above and blue below, to a few steps: JPEG is not exact. */
async function expectUpright(data: Buffer, name: string): Promise<void> {
  const { data: pixels, info } = await sharp(data).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...pixels.subarray((y * info.width + x) * 3).subarray(0, 3)];
  const close = (found: number[], wanted: number[]) =>
    found.every((value, i) => Math.abs(value - (wanted[i] ?? 0)) < 12);
  expect(close(at(20, 20), [255, 0, 0]), `${name}: ${at(20, 20)} above`).toBe(true);
  expect(close(at(20, HEIGHT - 20), [0, 0, 255]), `${name}: ${at(20, HEIGHT - 20)} below`).toBe(true);
}

describe('a photo comes out upright, in sRGB, with nothing but its pixels', () => {
  const cases = [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => ({ format: 'jpeg' as const, orientation })),
    ...[1, 6].map((orientation) => ({ format: 'png' as const, orientation })),
  ];
  test.concurrent.for(cases)('$format, orientation $orientation', async ({ format, orientation }) => {
    const original = await snapshot(format, orientation);
    const before = await sharp(original).metadata();
    expect(before).toMatchObject({
      orientation,
      exif: expect.any(Buffer),
      xmp: expect.any(Buffer),
      icc: expect.any(Buffer),
    });

    const { data, ...photo } = await cleaned(original);
    expect(photo).toEqual({ type: `image/${format}`, width: WIDTH, height: HEIGHT, bytes: data.length });
    const after = await sharp(data).metadata();
    expect(after).toMatchObject({ format, space: 'srgb', width: WIDTH, height: HEIGHT });
    for (const name of ['orientation', 'exif', 'xmp', 'iptc', 'icc', 'comments'] as const) {
      expect(after[name], name).toBeUndefined();
    }
    for (const secret of SECRETS) expect(data.includes(secret), secret).toBe(false);
    await expectUpright(data, `orientation ${orientation}`);
    console.log(`${format}, orientation ${orientation}: ${original.length} to ${data.length} bytes`);
  });
});

describe('what cameras and programs make', () => {
  test('a PNG of 16 bits stays a PNG', async () => {
    const { data, type } = await cleaned(await picture().toColourspace('rgb16').png().toBuffer());
    expect(type).toBe('image/png');
    expect(await sharp(data).metadata()).toMatchObject({ format: 'png', depth: 'uchar', space: 'srgb' });
    await expectUpright(data, '16 bits');
  });

  test('a JPEG in CMYK comes out in sRGB', async () => {
    const cmyk = await picture().toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const { data } = await cleaned(cmyk);
    expect(await sharp(data).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb', channels: 3 });
  });

  test('transparency stays, palettes and shades of grey are read', async () => {
    const clear = await cleaned(await picture().ensureAlpha(0.5).png().toBuffer());
    expect((await sharp(clear.data).metadata()).hasAlpha).toBe(true);
    expect((await cleaned(await picture().png({ palette: true }).toBuffer())).width).toBe(WIDTH);
    expect((await cleaned(await picture().greyscale().jpeg({ progressive: true }).toBuffer())).width).toBe(WIDTH);
  });

  test('a script, an archive or another picture behind it is gone', async () => {
    const behind = ['<script>alert(1)</script>', 'PK\x03\x04secret.txt', '<?php echo 1 ?>'];
    for (const format of ['jpeg', 'png'] as const) {
      const { data } = await cleaned(
        Buffer.concat([await picture()[format]().toBuffer(), Buffer.from(behind.join(''))]),
      );
      for (const text of behind) expect(data.includes(text), text).toBe(false);
      await expectUpright(data, format);
    }
    console.log(`gone from behind a JPEG and a PNG: ${behind.join(', ')}`);
  });
});
