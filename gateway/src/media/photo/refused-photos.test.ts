import { crc32, deflateSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { u32 } from '../video/testing/iso-boxes.ts';
import { createPhotoCleaner } from './clean-photo.ts';
import { cleaned, running } from './testing/cleaning.ts';
import { busyPhoto, picture } from './testing/photos.ts';

// Every photo starts a process, and the machine may be busy with other tests.
vi.setConfig({ testTimeout: 30_000 });

/** A PNG of one bit a pixel, all black: large only once it is unpacked. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
  };
  const header = Buffer.concat([u32(width, height), Buffer.from([1, 0, 0, 0, 0])]);
  const pixels = deflateSync(Buffer.alloc(height * (1 + width / 8)), { level: 1 });
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

test('what is no sound photo is refused, and the gateway goes on', async () => {
  const jpeg = await busyPhoto(400, 300);
  const png = await picture().png().toBuffer();
  const scratched = Buffer.from(png);
  scratched.fill(0x55, png.indexOf('IDAT') + 20, png.indexOf('IDAT') + 60);
  const cases: [string, Buffer, string][] = [
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'photo-unreadable'],
    ['half a PNG', png.subarray(0, png.length / 2), 'photo-unreadable'],
    ['a PNG with a damaged middle', scratched, 'photo-unreadable'],
    ['nothing but the signature', jpeg.subarray(0, 4), 'photo-unreadable'],
    ['nothing', Buffer.alloc(0), 'photo-unreadable'],
    ['text', Buffer.from('a photo.jpg'), 'photo-unreadable'],
    ['a GIF named .jpg', await picture().gif().toBuffer(), 'photo-unreadable'],
    ['a WebP', await picture().webp().toBuffer(), 'photo-unreadable'],
    ['a TIFF', await picture().tiff().toBuffer(), 'photo-unreadable'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'photo-unreadable'],
    ['a bomb of 30,000 by 30,000 pixels', bomb(30_000, 30_000), 'photo-too-many-pixels'],
  ];
  await Promise.all(
    cases.map(async ([name, bytes, code]) => {
      const began = performance.now();
      await expect(cleaned(bytes), name).rejects.toMatchObject({ name: 'AppError', status: 422, code });
      console.log(
        `${name} (${bytes.length} bytes): ${code}, ${(performance.now() - began).toFixed(0)} ms in the queue`,
      );
    }),
  );
  await expect.poll(running).toBe(0);
  expect((await cleaned(jpeg)).width).toBe(400);
});

test('more than 10 MB are refused, whatever they are', async () => {
  await expect(cleaned(Buffer.alloc(10 * 1024 * 1024 + 1))).rejects.toMatchObject({ status: 413 });
});

test('a photo that takes more memory than it may ends its process', async () => {
  const clean = createPhotoCleaner({ mostMemory: 120e6 });
  // To be turned, it has to be there as a whole: 108 MB beside the process's own 70.
  const turned = await picture().resize(6000, 6000, { fit: 'fill' }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  await expect(cleaned(turned, clean)).rejects.toMatchObject({ status: 422, code: 'photo-too-much-memory' });
});
