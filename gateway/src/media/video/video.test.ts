import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../http/app-error.ts';
import { mp4, PLACE, webm } from '../../testing/media-files.ts';
import { kindOf } from '../kind-of.ts';
import { blanking } from './blanking.ts';
import type { ByteSource } from './byte-source.ts';
import { inspectVideo } from './inspect-video.ts';

const sourceOf = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: async (start, length) => bytes.subarray(start, start + length),
});

/** What is kept of a video, passed through in pieces of a size. */
async function kept(video: Buffer, type: string, piece = 7): Promise<Buffer> {
  const blanks = await inspectVideo(sourceOf(video), type);
  const pieces = Array.from({ length: Math.ceil(video.length / piece) }, (_, at) =>
    video.subarray(at * piece, (at + 1) * piece),
  );
  return buffer(Readable.from(pieces).pipe(blanking(blanks)));
}

const VIDEOS: [string, string, Buffer][] = [
  ['an MP4, its index last', 'video/mp4', mp4()],
  ['an MP4, its index first', 'video/mp4', mp4({ moovFirst: true })],
  ['a QuickTime film', 'video/quicktime', mp4({ brand: 'qt  ' })],
  ['a WebM', 'video/webm', webm()],
  ['a WebM as browsers record it', 'video/webm', webm({ unknownSizes: true })],
];

describe('a video is kept without its place', () => {
  it.each(VIDEOS)('%s', async (_, type, video) => {
    expect(await kindOf(video)).toEqual({ kind: 'video', type });
    expect(video.toString('latin1')).toContain(PLACE);
    const out = await kept(video, type);
    expect(out.length).toBe(video.length);
    expect(out.toString('latin1')).not.toContain(PLACE);
    expect(out.toString('latin1')).not.toContain('Herrengasse');
    expect(out.toString('latin1')).toContain('PICTURE');
    // What is kept can be kept again: it is still whole, and nothing is left to take out.
    expect((await kept(out, type)).equals(out)).toBe(true);
  });

  it('in pieces of any size', async () => {
    const whole = await kept(mp4(), 'video/mp4', 1_000_000);
    for (const piece of [1, 3, 64, 1000]) expect((await kept(mp4(), 'video/mp4', piece)).equals(whole)).toBe(true);
  });
});

describe('a video is refused', () => {
  const inspected = (video: Buffer, type: string) => inspectVideo(sourceOf(video), type);

  it.each(VIDEOS.filter(([name]) => !name.includes('record')))('%s, cut short', async (_, type, video) => {
    for (const length of [video.length - 1, Math.floor(video.length / 2), 40]) {
      await expect(inspected(video.subarray(0, length), type)).rejects.toMatchObject({ status: 422 });
    }
  });

  it('without a picture track, or with no index', async () => {
    const silent = Buffer.from(mp4().toString('latin1').replaceAll('vide', 'soun'), 'latin1');
    await expect(inspected(silent, 'video/mp4')).rejects.toMatchObject({ code: 'video-unreadable' });
    const noIndex = Buffer.from(mp4().toString('latin1').replace('moov', 'moox'), 'latin1');
    await expect(inspected(noIndex, 'video/mp4')).rejects.toMatchObject({ code: 'video-unreadable' });
  });

  it('that is nothing but boxes, within a second', async () => {
    const started = performance.now();
    await expect(
      inspected(Buffer.alloc(4_000_000, Buffer.from([0, 0, 0, 8, 109, 111, 111, 118])), 'video/mp4'),
    ).rejects.toThrow(AppError);
    await expect(inspected(Buffer.alloc(1_000_000, 0xec), 'video/webm')).rejects.toThrow(AppError);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('2,000 damaged ones: kept or refused, never anything else', async () => {
    let seed = 1;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed % below;
    };
    let refused = 0;
    for (let round = 0; round < 2000; round += 1) {
      const [, type, video] = VIDEOS[random(VIDEOS.length)] as (typeof VIDEOS)[number];
      const damaged = Buffer.from(video);
      for (let n = 0; n <= random(6); n += 1) damaged[random(damaged.length)] = random(256);
      try {
        await inspected(damaged, type);
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
        refused += 1;
      }
    }
    console.log(`2,000 damaged videos: ${refused} refused, all others kept`);
    expect(refused).toBeGreaterThan(100);
  }, 20_000);
});
