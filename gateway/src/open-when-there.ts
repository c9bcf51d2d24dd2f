import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DatabaseAway } from './database/errors.ts';

/** How long until what could not be opened is tried again, in milliseconds: doubling from the first to the last. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;

/**
 * Opens something that needs the database, when it is there: a machine may start before its database does.
 *
 * @param open tried again as long as it throws DatabaseAway
 * @param meanwhile called once, when there is something to wait for
 * @param stop ends the waiting
 * @returns null when it was stopped
 */
export async function openWhenThere<Opened>(
  open: () => Promise<Opened>,
  { log, meanwhile, stop }: { log: Logger; meanwhile: () => Promise<void>; stop: AbortSignal },
): Promise<Opened | null> {
  let waits = false;
  for (let pause = FIRST_PAUSE; !stop.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      log.error({ again: pause }, error.message);
      if (!waits) await meanwhile();
      waits = true;
    }
    await wait(pause, undefined, { signal: stop }).catch(() => {});
  }
  return null;
}
