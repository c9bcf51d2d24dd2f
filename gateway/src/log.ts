import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Lines go out together, because a write for each costs half as much as a page: so many bytes at once, and at the latest
 * after so many milliseconds. One write stays below 4096 bytes, which a pipe takes whole: several workers write into one.
 */
const TOGETHER = { minLength: 3_072, maxWrite: 4_096, periodicFlush: 200 } as const;

/** The log, on standard output. What waits is written when the process ends, unless it is killed. */
export function openLog(level: string): Logger {
  const output = pino.destination({ dest: 1, sync: true, ...TOGETHER });
  process.once('exit', () => output.flushSync());
  return pino({ level, serializers: { err: plainError } }, output);
}

/** What an error says for itself: its other members (a database's `detail`, a mail server's reply) may hold what was sent. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: typeof error };
  const { name: type, message, stack, cause } = error;
  const code = 'code' in error ? { code: error.code } : {};
  return { type, message, stack, ...code, ...(cause instanceof Error ? { cause: plainError(cause) } : {}) };
}

/** A log's way in for lines that are made by hand, where one through pino would cost more than what it tells of. */
export interface RawLog {
  /** The JSON members that stand in every line after `level` and `time`: a comma first, none behind. */
  bindings: string;
  /** Takes whole lines, each with its line break. */
  write(lines: string): void;
}

export function rawLog(log: Logger): RawLog {
  const stream = Reflect.get(log, pino.symbols.streamSym) as DestinationStream;
  return { bindings: String(Reflect.get(log, pino.symbols.chindingsSym)), write: (lines) => stream.write(lines) };
}
