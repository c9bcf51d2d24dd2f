import type { Context } from 'koa';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/open-database.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { once } from '../records/idempotency.ts';
import type { Stored } from '../records/submissions.ts';
import type { Services } from '../services.ts';
import { within } from '../watching/spans.ts';
import { tallies } from '../watching/tallies.ts';
import { idempotencyKey } from './idempotency-key.ts';

/**
 * Stores a submission and the mail about it in one transaction, then answers: 201 `{ reference, receivedAt }`.
 * The same Idempotency-Key with the same payload is answered the same and stored once.
 *
 * @param payload validated; decides whether two requests are the same
 * @param store stores it; what it throws leaves nothing behind
 */
export async function takeSubmission(
  ctx: Context,
  { database, vault, wakeMail }: Services,
  payload: object,
  store: (transaction: Transaction<Tables>, now: Date) => Promise<Stored>,
): Promise<void> {
  const now = new Date();
  const options = { database, vault, endpoint: ctx.path, key: idempotencyKey(ctx), payload, now };
  let isNew = false;
  const work = async (transaction: Transaction<Tables>) => {
    const { id, receipt } = await store(transaction, now);
    await enqueueMail(transaction, id, now);
    isNew = true;
    return { status: 201, body: receipt };
  };
  const answer = await within('store', {}, () => once(options, work));
  // What is answered again was counted when it was stored.
  if (isNew) tallies.submissions.raise([ctx.path.slice('/api/'.length)]);
  wakeMail();
  ctx.status = answer.status;
  ctx.body = answer.body;
}
