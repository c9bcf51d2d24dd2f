import { PassThrough } from 'node:stream';
import type { OpsLine } from '@clandor/contract';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { ReleaseError } from '../releases/release-error.ts';

/** Told often enough that no proxy thinks the line dead. */
const EVERY = 250;

/**
 * Answers with a line of JSON for each step of some work, and a last one that says how it ended. The status is sent
 * before it is known: what was refused is said in the last line.
 */
export function answerLines<Outcome>(
  ctx: Context,
  log: Logger,
  work: (tell: (line: OpsLine<Outcome>) => void) => Promise<Outcome>,
): void {
  const lines = new PassThrough();
  let last = 0;
  const write = (line: OpsLine<Outcome>) => {
    if (lines.writable) lines.write(`${JSON.stringify(line)}\n`);
  };
  const tell = (line: OpsLine<Outcome>) => {
    const isProgress = line.type === 'progress' && line.done < line.total;
    if (isProgress && performance.now() - last < EVERY) return;
    last = performance.now();
    write(line);
  };
  ctx.status = 200;
  ctx.type = 'application/x-ndjson';
  ctx.set('X-Accel-Buffering', 'no');
  ctx.body = lines;
  // The work goes on when whoever asked has left: what was begun ends well or not at all.
  work(tell)
    .then((outcome) => write({ type: 'done', outcome }))
    .catch((error: unknown) => {
      const refused = error instanceof ReleaseError;
      if (!refused) log.error({ id: ctx.state.id, err: error }, 'failed');
      write({
        type: 'refused',
        message: refused
          ? (error.message.split('\n')[0] ?? '')
          : 'Something went wrong at the gateway; its log says what.',
        problems: refused ? [...error.problems] : [],
      });
    })
    .finally(() => lines.end());
}
