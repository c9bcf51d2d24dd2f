import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitBody } from './body-time-limit.ts';

const MEGABYTE = 1024 * 1024;
const VIDEO = 200 * MEGABYTE;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request whose body comes at so many bytes a second; gives after how many seconds it was cut off, null if never. */
function send(path: string, { bytes, perSecond }: { bytes: number; perSecond: number }): number | null {
  let cutAfter: number | null = null;
  let seconds = 0;
  const socket = {
    bytesRead: 0,
    destroy() {
      cutAfter ??= seconds;
    },
  };
  const req = Object.assign(new EventEmitter(), { complete: false, socket });
  limitBody(req, new EventEmitter(), path);
  while (cutAfter === null && socket.bytesRead < bytes) {
    seconds += 1;
    socket.bytesRead += perSecond;
    vi.advanceTimersByTime(1_000);
  }
  req.complete = true;
  req.emit('close');
  return cutAfter;
}

describe('a body', () => {
  it('of a form is cut off after fifteen seconds', () => {
    expect(send('/api/form-submit', { bytes: 2_000, perSecond: 1 })).toBe(15);
    expect(send('/api/form-submit', { bytes: 2_000, perSecond: 200 })).toBeNull();
  });

  it.each([
    ['1 Mbit/s, 27 minutes', 125_000],
    ['512 kbit/s, 55 minutes', 64_000],
  ])('of a video of 200 MB from a phone at %s is not cut off', (_, perSecond) => {
    expect(send('/api/upload-files', { bytes: VIDEO, perSecond })).toBeNull();
  });

  it('of a photo from a very old phone (30 kbit/s) is not cut off', () => {
    expect(send('/api/upload-files', { bytes: 4 * MEGABYTE, perSecond: 3_750 })).toBeNull();
  });

  it.each([0, 1, 500])('of an upload that comes at %i bytes a second is cut off within forty seconds', (perSecond) => {
    expect(send('/api/upload-files', { bytes: VIDEO, perSecond })).toBeLessThanOrEqual(40);
  });
});
