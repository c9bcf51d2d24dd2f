import type { Transaction } from 'kysely';
import { clubDate, isSure } from '../clock.ts';
import type { Tables } from '../database/open-database.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { type Answer, once } from '../records/idempotency.ts';
import type { Stored } from '../records/submissions.ts';
import type { Services } from '../services.ts';
import { within } from '../watching/spans.ts';
import { tallies } from '../watching/tallies.ts';

/** One sending of a form. */
export interface Sending {
  /** The path of its endpoint. */
  endpoint: string;
  /** Under which it is stored once; without one it is simply stored. */
  key: string | undefined;
}

/**
 * Checks what a form sent and stores it.
 * @throws AppError 422 that names all failed fields
 */
export type TakeForm = (body: unknown, sending: Sending) => Promise<Answer>;

/**
 * Stores a submission and the mail about it in one transaction, and gives the answer: 201 `{ reference, receivedAt }`.
 * The same key with the same payload is answered the same and stored once.
 *
 * @param payload validated; decides whether two requests are the same
 * @param store stores it; what it throws leaves nothing behind
 */
export async function takeSubmission(
  { endpoint, key }: Sending,
  { database, vault, wakeMail }: Services,
  payload: object,
  store: (transaction: Transaction<Tables>, now: Date) => Promise<Stored>,
): Promise<Answer> {
  const now = clubDate();
  const options = { database, vault, endpoint, key, payload, now, forgets: isSure() };
  let isNew = false;
  const work = async (transaction: Transaction<Tables>) => {
    const { id, receipt } = await store(transaction, now);
    await enqueueMail(transaction, id, now);
    isNew = true;
    return { status: 201, body: receipt, reference: receipt.reference };
  };
  const answer = await within('store', {}, () => once(options, work));
  // What is answered again was counted when it was stored.
  if (isNew) tallies.submissions.raise([endpoint.slice('/api/'.length)]);
  wakeMail();
  return answer;
}
