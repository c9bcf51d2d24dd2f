import { finished, type Readable } from 'node:stream';
import { AppError } from '../../http/app-error.ts';
import { createPlaces } from '../../limits/places.ts';
import { GIGABYTE, IS_SMALL, MEMORY } from '../../memory.ts';
import { noPhotoProcess, photoBrokenOff, tooManyPhotos } from './refusals.ts';
import { type PhotoCleaning, type PhotoLimits, runPhotoProcess } from './run-photo-process.ts';
import { PHOTO_PROCESS, type PhotoProcessOptions, startPhotoProcess } from './start-photo-process.ts';

export interface PhotoCleanerOptions extends PhotoLimits, PhotoProcessOptions {
  /** How many photos at once: each may take a processor and as much memory as it is let. */
  processes: number;
  mostWaiting: number;
}

const DEFAULTS: PhotoCleanerOptions = {
  // A phone's photo takes one some 130 MB.
  processes: IS_SMALL ? 1 : 2,
  mostWaiting: 200,
  inputTime: 120_000,
  workTime: 20_000,
  script: PHOTO_PROCESS,
  // Fifty million pixels of 16 bits that are turned upright take 890 MB.
  mostMemory: Math.min(GIGABYTE, MEMORY / 2),
};

export type CleanPhoto = (input: Readable, options?: { signal?: AbortSignal }) => Promise<PhotoCleaning>;

/** A `cleanPhoto` with a queue and limits of its own. */
export function createPhotoCleaner(options: Partial<PhotoCleanerOptions> = {}): CleanPhoto {
  const settings = { ...DEFAULTS, ...options };
  const places = createPlaces({ count: settings.processes, mostWaiting: settings.mostWaiting, full: tooManyPhotos });

  return async (input, { signal } = {}) => {
    const broken = brokenOff(input, signal);
    try {
      const leave = await places.take(broken);
      try {
        const cleaning = runPhotoProcess(startPhotoProcess(settings), input, broken, settings);
        cleaning.done.then(leave, leave);
        return cleaning;
      } catch (error) {
        leave();
        throw noPhotoProcess(error);
      }
    } catch (error) {
      input.resume();
      throw error instanceof AppError ? error : photoBrokenOff(error);
    }
  };
}

/**
 * Makes a JPEG or PNG harmless and private: it is decoded and encoded again, by sharp in a process of its own, upright,
 * in sRGB, and with nothing but its pixels. Places, cameras, previews and whatever hid behind the picture are gone.
 *
 * It waits while two others (in less than a gigabyte one) are at work, and then for its bytes: prefer a quick source (a file) to a visitor's
 * connection. The input is never destroyed; on failure the rest of it is read and dropped. Nothing is written to disk,
 * and no more than a stream's buffers are held here.
 *
 * @returns the clean photo as it comes, and what it is; both fail with an AppError: 422 when it is broken, has too many
 *   pixels or takes too long, 413 and 408 when its bytes are too many or too slow, 400 when they break off, 503 when
 *   there is no process for it
 * @throws AppError 400 or 503 while it waits
 */
export const cleanPhoto: CleanPhoto = createPhotoCleaner();

/** Fires when the input ends early or the caller gives up, from now on: it may wait for its turn. */
function brokenOff(input: Readable, signal: AbortSignal | undefined): AbortSignal {
  const early = new AbortController();
  finished(input, { writable: false }, (error) => error && early.abort(error));
  return signal ? AbortSignal.any([signal, early.signal]) : early.signal;
}
