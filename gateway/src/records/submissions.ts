import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/open-database.ts';
import type { Vault } from '../vault/index.ts';
import { newReference } from './reference.ts';
import { sealPayload } from './sealed-payload.ts';
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

/** What has been stored; `id` is for the tables beside it and is never shown. */
export interface Stored {
  id: string;
  receipt: Receipt;
}

/**
 * Stores what a visitor sent, sealed under a data key of its own. It is kept once the transaction has been committed,
 * and not before.
 */
export async function storeSubmission(
  transaction: Transaction<Tables>,
  vault: Vault,
  { kind, department, payload }: NewSubmission,
  now: Date,
): Promise<Stored> {
  const id = randomUUID();
  const { key, sealed } = sealPayload(vault, id, JSON.stringify(payload));
  return insert(transaction, { id, kind, department, key, payload: sealed, erased_at: null, erased_reason: null }, now);
}

/**
 * Stores that something came and was erased at once, with nothing of what it said (design.md, reading 9).
 * @param reason why, for the desk: a fixed sentence, nothing of the visitor's
 */
export async function storeTombstone(
  transaction: Transaction<Tables>,
  { kind, reason }: { kind: SubmissionKind; reason: string },
  now: Date,
): Promise<Stored> {
  const gone = { key: null, payload: null, erased_at: now.toISOString(), erased_reason: reason };
  return insert(transaction, { id: randomUUID(), kind, department: null, ...gone }, now);
}

async function insert(
  transaction: Transaction<Tables>,
  row: Omit<Tables['submissions'], 'reference' | 'received_at'>,
  now: Date,
): Promise<Stored> {
  const reference = newReference();
  const receivedAt = now.toISOString();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('submissions')
    .values({ ...row, reference, received_at: receivedAt })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirst();
  // Somebody else has this reference: once in many millions.
  if (numInsertedOrUpdatedRows === 0n) return insert(transaction, row, now);
  return { id: row.id, receipt: { reference, receivedAt } };
}
