/** A line of the gateway's log, as far as it is read here. */
interface LogLine {
  msg?: string;
  code?: string;
  err?: { stack?: string; message?: string };
}

/** Hands a line of the gateway's log on as a person reads it; a line that is no such line as it is. */
export function tellLog(line: string, tell: (text: string) => void): void {
  const { msg = '', code, err } = parsed(line);
  // Pages are made here: that the gateway has none is no news.
  if (code === 'no-composition') return;
  tell([`gateway: ${msg}`, err?.stack ?? err?.message].filter(Boolean).join('\n'));
}

function parsed(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return { msg: line };
  }
}
