import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { takingRows } from '../database/locks.ts';
import type { ClubDatabase, Tables } from '../database/open-database.ts';
import { LONGEST_WAIT, TRY_LEASE, waitAfter } from './schedule.ts';
import type { OutboxTable } from './tables.ts';

/** Stores, in the transaction that stores a submission, that a mail about it is to go out. */
export async function enqueueMail(transaction: Transaction<Tables>, submission: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await transaction
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      submission,
      created_at: at,
      next_try_at: at,
      tries: 0,
      sent_at: null,
      last_error: null,
    })
    .execute();
}

/**
 * The mail that has waited longest and may be tried now, taken for one try: nobody else takes it until the try's lease
 * is over. A gateway that dies in the middle leaves it to the next.
 */
export function takeDueMail(database: ClubDatabase, now: Date): Promise<OutboxTable | undefined> {
  return database.transaction().execute(async (transaction) => {
    const due = transaction
      .selectFrom('outbox')
      .selectAll()
      .where('sent_at', 'is', null)
      .where('next_try_at', '<=', now.toISOString())
      .orderBy('next_try_at')
      .orderBy('created_at')
      .limit(1);
    // What another gateway is taking at this moment is passed over, not waited for.
    const mail = await takingRows(transaction, due).executeTakeFirst();
    if (!mail) return undefined;
    const taken = { tries: mail.tries + 1, next_try_at: later(now, TRY_LEASE) };
    await transaction.updateTable('outbox').set(taken).where('id', '=', mail.id).execute();
    return { ...mail, ...taken };
  });
}

export async function markSent(database: ClubDatabase, id: string, now: Date): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ sent_at: now.toISOString(), last_error: null })
    .where('id', '=', id)
    .execute();
}

/** A try that is further away than any wait was set by a clock that was wrong: it is made now. */
export async function hurryMail(database: ClubDatabase, now: Date): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ next_try_at: now.toISOString() })
    .where('sent_at', 'is', null)
    .where('next_try_at', '>', later(now, LONGEST_WAIT + TRY_LEASE))
    .execute();
}

/** @param error a code, nothing of the mail */
export async function markFailed(
  database: ClubDatabase,
  { id, tries }: Pick<OutboxTable, 'id' | 'tries'>,
  error: string,
  now: Date,
): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ next_try_at: later(now, waitAfter(tries)), last_error: error })
    .where('id', '=', id)
    .execute();
}

/** How many mails wait, and since when the oldest of them. */
export async function waitingMail(database: Kysely<Tables>): Promise<{ count: number; oldest: string | null }> {
  const { count, oldest } = await database
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<string | null>('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}

const later = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();
