import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/open-database.ts';
import type { DeskLogTable } from './tables.ts';

export interface DeskAction {
  /** The system's user. */
  by: string;
  action: string;
  /** A reference, a kind, a key's id; nothing that a visitor said. */
  subject: string;
  reason?: string | undefined;
}

/** Writes down who did what, before it is done: what cannot be written down is not done. */
export async function logDeskAction(
  database: Kysely<Tables> | Transaction<Tables>,
  { by, action, subject, reason = '' }: DeskAction,
  now: Date,
): Promise<void> {
  await database
    .insertInto('desk_log')
    .values({ at: now.toISOString(), by, action, subject, reason } as DeskLogTable)
    .execute();
}

/** The newest entries of the log, newest first. */
export const deskLog = ({ database }: { database: Kysely<Tables> }, limit: number): Promise<DeskLogTable[]> =>
  database.selectFrom('desk_log').selectAll().orderBy('seq', 'desc').limit(limit).execute();
