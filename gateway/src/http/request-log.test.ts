import { pino } from 'pino';
import { expect, it } from 'vitest';
import { requestLines } from './request-log.ts';

/** A log and the lines that came of it, with what differs from one moment to the next as its kind. */
function opened(level: string) {
  const written: string[] = [];
  const log = pino({ level }, { write: (text) => void written.push(text) }).child({ worker: 'a "second" one' });
  return {
    log,
    lines: () =>
      written
        .join('')
        .split('\n')
        .filter(Boolean)
        .map((line) => ({ ...JSON.parse(line), time: expect.any(Number), ms: expect.any(Number) })),
  };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));
const request = { id: 'b7e0', method: 'GET', path: '/editorial/"quoted"\\and\nbroken', status: 200, started: 0 };

it('is the line that the log itself would write, with nothing of it left out', async () => {
  const byHand = opened('info');
  requestLines(byHand.log)(request);
  await turn();
  const byPino = opened('info');
  const { started, ...said } = request;
  byPino.log.info({ ...said, ms: started }, 'request');
  const [line] = byPino.lines();
  expect(line).toMatchObject({ level: 30, worker: 'a "second" one', path: request.path, msg: 'request' });
  const lines = byHand.lines();
  expect(lines).toEqual([line]);
  expect(Object.keys(lines[0] ?? {})).toEqual(Object.keys(line ?? {}));
});

it('loses no line of a burst, keeps their order, and cuts a path that tells nothing more', async () => {
  const { lines, log } = opened('info');
  const logLine = requestLines(log);
  for (let index = 0; index < 1_000; index += 1) logLine({ ...request, id: `${index}`, path: '/x'.repeat(500) });
  await turn();
  expect(lines().map(({ id }) => id)).toEqual(Array.from({ length: 1_000 }, (_, index) => `${index}`));
  expect(new Set(lines().map(({ path }) => path))).toEqual(new Set(['/x'.repeat(100)]));
  logLine(request);
  await turn();
  expect(lines()).toHaveLength(1_001);
});

it('writes nothing where requests are not logged', async () => {
  const { lines, log } = opened('warn');
  requestLines(log)(request);
  await turn();
  expect(lines()).toEqual([]);
});
