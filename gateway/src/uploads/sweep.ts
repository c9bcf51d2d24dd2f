import { setImmediate as letOthers } from 'node:timers/promises';
import type { Logger } from 'pino';
import { clubDate, isSure } from '../clock.ts';
import type { ClubDatabase } from '../database/open-database.ts';
import { deleteUnclaimed, uploadsBefore } from '../records/uploads.ts';
import type { UploadStore } from './upload-store.ts';

const MINUTE = 60_000;

/** Uploads that no application claims are erased after 30 days. */
export const UNCLAIMED_LIFETIME = 30 * 24 * 60 * MINUTE;
/**
 * A file gets its row when the request is whole that it came with, which on a slow phone may take hours for the files
 * behind it; one that has none after this was left by a crash. Nobody can open it meanwhile: its key is in the row.
 */
export const ORPHAN_AGE = 24 * 60 * MINUTE;
/** An upload under way writes all the time; the server gives a silent one up long before this. */
export const UNFINISHED_AGE = 10 * MINUTE;

const EVERY = 10 * MINUTE;

export interface SweepOptions {
  database: ClubDatabase;
  store: UploadStore;
  now: Date;
}

/** What a sweep removed. */
export interface Swept {
  /** Uploads that nobody claimed in time, with their files. */
  unclaimed: number;
  /** Files without a row. */
  orphans: number;
  unfinished: number;
}

/** Removes what nobody claimed and what crashes left behind. Several gateways may do so at once. */
export async function sweepUploads(
  { database, store, now }: SweepOptions,
  { orphanAge = ORPHAN_AGE, unfinishedAge = UNFINISHED_AGE } = {},
): Promise<Swept> {
  const before = new Date(now.getTime() - UNCLAIMED_LIFETIME);
  let unclaimed = 0;
  for await (const ids of uploadsBefore(database, before)) {
    // Rows first: a file without its row is found again, a row without its file would be a lie.
    const gone = await database.transaction().execute((transaction) => deleteUnclaimed(transaction, ids));
    for (const id of gone) await store.remove(id);
    unclaimed += gone.length;
    // The embedded database answers without letting go of the process: visitors come in between.
    await letOthers();
  }
  let orphans = 0;
  for await (const ids of store.idle(orphanAge)) {
    for (const id of await withoutRow(database, ids)) {
      await store.remove(id);
      orphans += 1;
    }
  }
  return { unclaimed, orphans, unfinished: await store.sweepUnfinished(unfinishedAge) };
}

async function withoutRow(database: ClubDatabase, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database.selectFrom('uploads').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** Sweeps every ten minutes, as soon as it is sure how late it is; gives the way to stop. */
export function startSweeping({
  database,
  store,
  log,
}: Omit<SweepOptions, 'now'> & { log: Logger }): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const sweep = () => {
    if (!isSure()) return;
    running = sweepUploads({ database, store, now: clubDate() }).then(
      (swept) => {
        if (Object.values(swept).some((count) => count > 0)) log.info(swept, 'uploads swept');
      },
      (error: unknown) => log.error({ err: error }, 'uploads could not be swept'),
    );
  };
  const timer = setInterval(sweep, EVERY);
  sweep();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
