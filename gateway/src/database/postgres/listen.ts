import pg from 'pg';
import type { Logger } from 'pino';
import { codeOf } from './failures.ts';
import { connectionTo } from './pool.ts';

/** How long until a lost connection is opened again, in milliseconds: doubling from the first to the last. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
/** How often the connection is tried: one that died without a word would be silent for ever. Milliseconds. */
const TRY_EVERY = 10_000;
const ANSWER_WITHIN = 5_000;

export interface ListenOptions {
  databaseUrl: string;
  channel: string;
  log: Logger;
  /** Something was told; or the connection is new, and something may have been told before. */
  heard(): void;
}

/** Listens to a channel by a connection of its own, and opens it again whenever it is lost. Gives the way to stop. */
export function listen({ databaseUrl, channel, log, heard }: ListenOptions): () => Promise<void> {
  let stopped = false;
  let pause = FIRST_PAUSE;
  let again: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;

  const open = async (): Promise<void> => {
    const fresh = new pg.Client({ ...connectionTo(databaseUrl), query_timeout: ANSWER_WITHIN });
    client = fresh;
    const trial = setInterval(() => {
      fresh.query('select 1').catch((error: unknown) => lose(error));
    }, TRY_EVERY);
    let lost = false;
    const lose = (error: unknown) => {
      if (lost) return;
      lost = true;
      clearInterval(trial);
      // Nobody waits for the end of a connection that is dead.
      void fresh.end().catch(() => {});
      if (stopped) return;
      log.warn({ code: codeOf(error), again: pause }, 'the database no longer tells of activations; it is asked');
      again = setTimeout(() => void open(), pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    };
    fresh.on('error', lose).on('end', () => lose(undefined));
    fresh.on('notification', heard);
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (pause > FIRST_PAUSE) log.info('the database tells of activations again');
      pause = FIRST_PAUSE;
      heard();
    } catch (error) {
      lose(error);
    }
  };
  const opening = open();

  return async () => {
    stopped = true;
    clearTimeout(again);
    await opening;
    await client?.end().catch(() => {});
  };
}
