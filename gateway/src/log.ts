import { type Logger, pino } from 'pino';

/**
 * Lines go out together, because a write for each costs half as much as a page: so many bytes at once, and at the latest
 * after so many milliseconds. One write stays below 4096 bytes, which a pipe takes whole: several workers write into one.
 */
const TOGETHER = { minLength: 3_072, maxWrite: 4_096, periodicFlush: 200 } as const;

/** The log, on standard output. What waits is written when the process ends, unless it is killed. */
export function openLog(level: string): Logger {
  const output = pino.destination({ dest: 1, sync: true, ...TOGETHER });
  process.once('exit', () => output.flushSync());
  return pino({ level }, output);
}
