import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/open-database.ts';
import { newReference } from './reference.ts';
import type { SubmissionKind } from './tables.ts';

export interface NewSubmission {
  kind: SubmissionKind;
  department: string | null;
  /** Validated. */
  payload: object;
}

/** What the visitor is told. */
export interface Receipt {
  reference: string;
  /** ISO 8601 in UTC. */
  receivedAt: string;
}

/** Stores what a visitor sent. It is kept once the transaction has been committed, and not before. */
export async function storeSubmission(
  transaction: Transaction<Tables>,
  { kind, department, payload }: NewSubmission,
  now: Date,
): Promise<Receipt> {
  const reference = await freeReference(transaction);
  const receivedAt = now.toISOString();
  await transaction
    .insertInto('submissions')
    .values({
      id: randomUUID(),
      reference,
      kind,
      department,
      received_at: receivedAt,
      payload: JSON.stringify(payload),
    })
    .execute();
  return { reference, receivedAt };
}

/** The transaction holds the write lock, so that what is free here is free when it is stored. */
async function freeReference(transaction: Transaction<Tables>): Promise<string> {
  const reference = newReference();
  const taken = await transaction
    .selectFrom('submissions')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return taken ? freeReference(transaction) : reference;
}
