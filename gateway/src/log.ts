import { type Logger, pino } from 'pino';

/**
 * Lines go out together, because a write for each costs as much as half a page: so many bytes at once, and at the latest
 * after so many milliseconds. One write stays below 4096 bytes, which a pipe takes whole: several workers write into one.
 */
const TOGETHER = { minLength: 3_072, maxWrite: 4_096, periodicFlush: 200 } as const;

/** The log, on standard output. What waits is written when the process ends, unless it is killed. */
export const openLog = (level: string): Logger =>
  pino({ level }, pino.destination({ dest: 1, sync: false, ...TOGETHER }));
