/** A photo may have so many pixels: 50 megapixels, more than phones take and less than memory holds. */
export const PIXEL_LIMIT = 50_000_000;
/** Of a photo's process, in bytes. */
export const MEMORY_LIMIT = 900 * 1024 * 1024;
/** A photo is done within so many milliseconds. */
export const TIME_LIMIT = 20_000;
/** Processes at once: as many as there are cores on a small machine. */
export const PROCESSES = 2;

/** How a photo's process says what went wrong. */
export const EXIT = { unreadable: 10, tooManyPixels: 11, tooMuchMemory: 12 } as const;
