import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitBody } from './body-time-limit.ts';

const MEGABYTE = 1024 * 1024;
const VIDEO = 200 * MEGABYTE;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Sending {
  bytes: number;
  perSecond: number;
  /** Every so many seconds we ourselves do not take more for a moment. */
  pausedEvery?: number;
  /** The answer is sent after so many seconds. */
  answeredAfter?: number;
}

/** A request whose body comes at so many bytes a second; gives after how many seconds it was cut off, null if never. */
function send(path: string, { bytes, perSecond, pausedEvery, answeredAfter }: Sending): number | null {
  let cutAfter: number | null = null;
  let seconds = 0;
  const socket = {
    bytesRead: 0,
    destroy() {
      cutAfter ??= seconds;
    },
  };
  const req = Object.assign(new EventEmitter(), { complete: false, socket });
  const res = new EventEmitter();
  limitBody(req, res, path);
  while (cutAfter === null && socket.bytesRead < bytes) {
    seconds += 1;
    if (pausedEvery && seconds % pausedEvery === 0) req.emit('pause');
    if (seconds === answeredAfter) res.emit('finish');
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

  it('of an upload that we ourselves hold back for minutes is not cut off', () => {
    expect(send('/api/upload-files', { bytes: 1_000, perSecond: 1, pausedEvery: 20 })).toBeNull();
    expect(send('/api/upload-files', { bytes: 1_000, perSecond: 1, pausedEvery: 50 })).toBeLessThanOrEqual(40);
  });

  it('that was answered before it was whole is read on, so that the answer is heard, and not for ever', () => {
    const video = { bytes: VIDEO, perSecond: 64_000, answeredAfter: 1 };
    expect(send('/api/upload-files', video)).toBe(120);
    expect(send('/api/upload-files', { ...video, perSecond: 1 })).toBeLessThanOrEqual(40);
    expect(send('/api/upload-files', { ...video, bytes: 4 * MEGABYTE })).toBeNull();
    expect(send('/api/form-submit', { bytes: 2_000, perSecond: 1, answeredAfter: 1 })).toBe(15);
  });
});
