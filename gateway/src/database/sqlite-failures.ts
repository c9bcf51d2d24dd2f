import { DatabaseAway } from './errors.ts';

/** SQLite's primary result codes (sqlite.org/rescode.html); the bits above say more, which nobody here asks. */
const BUSY = 5;
const LOCKED = 6;
/** The disk has no room, fails for now, or a file of the database cannot be opened (as when there is no room for it). */
const DISK = [10, 13, 14];

/** Another process holds the lock that it takes. Nothing was done. */
export const isBusy = (error: unknown): boolean => [BUSY, LOCKED].includes(resultOf(error));

/** What is likely to go away by itself, as DatabaseAway; everything else as it is. */
export function explainSqlite(error: unknown): unknown {
  if (isBusy(error)) return new DatabaseAway('the database is locked by another process', { cause: error });
  if (DISK.includes(resultOf(error)))
    return new DatabaseAway('the disk of the database fails or is full', { cause: error });
  return error;
}

const resultOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0;
