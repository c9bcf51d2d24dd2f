import { connect } from 'node:net';

/** An answer as it came, taken apart. */
export interface RawAnswer {
  status: number;
  /** By their names in small letters. */
  headers: Map<string, string>;
  text: string;
}

/** How long an answer may take, and how long bytes that are no whole request are waited for; milliseconds. */
const LONGEST = 30_000;
const SILENCE = 300;

/** Sends bytes; the last answer to them, or null where the server closes, or waits for more, without a word. */
export function sendBytes(port: number, bytes: Buffer, isWhole: boolean): Promise<RawAnswer | null> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer | null>();
  const chunks: Buffer[] = [];
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  const limit = setTimeout(
    () => {
      if (isWhole) reject(new Error(`no end within ${LONGEST} ms`));
      socket.destroy();
    },
    isWhole ? LONGEST : SILENCE,
  );
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A server that has said enough may reset while we still write.
  socket.on('error', () => {});
  socket.on('close', () => {
    clearTimeout(limit);
    resolve(parse(Buffer.concat(chunks).toString('latin1')));
  });
  return promise;
}

function parse(all: string): RawAnswer | null {
  // What goes on after a 100 is the answer.
  const text = all.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(line) ?? [];
  if (!status) return null;
  const headers = new Map(
    lines.map((each) => [each.slice(0, each.indexOf(':')).toLowerCase(), each.slice(each.indexOf(':') + 1).trim()]),
  );
  return { status: Number(status), headers, text: rest.join('\r\n\r\n') };
}
