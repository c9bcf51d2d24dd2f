import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/open-database.ts';
import type { Vault } from '../vault/index.ts';
import { emailHashesOf } from './emails.ts';
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

/** What is stored of a submission, but for its reference: all that a visitor said is sealed or hashed. */
export interface SealedSubmission {
  row: Omit<Tables['submissions'], 'reference'>;
  emails: Tables['submission_emails'][];
}

/** Seals what a visitor sent under a data key of its own. */
export function sealSubmission(
  vault: Vault,
  { kind, department, payload }: NewSubmission,
  now: Date,
): SealedSubmission {
  const id = randomUUID();
  const { key, sealed } = sealPayload(vault, id, JSON.stringify(payload));
  return {
    row: {
      id,
      kind,
      department,
      received_at: now.toISOString(),
      key,
      payload: sealed,
      erased_at: null,
      erased_reason: null,
    },
    emails: emailHashesOf(vault, payload).map((email) => ({ submission: id, email })),
  };
}

/** Stores what a visitor sent, sealed. It is kept once the transaction has been committed, and not before. */
export async function storeSubmission(
  transaction: Transaction<Tables>,
  vault: Vault,
  submission: NewSubmission,
  now: Date,
): Promise<Stored> {
  const { row, emails } = sealSubmission(vault, submission, now);
  const stored = await insert(transaction, row);
  if (emails.length > 0) await transaction.insertInto('submission_emails').values(emails).execute();
  return stored;
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
  const at = now.toISOString();
  const gone = { key: null, payload: null, received_at: at, erased_at: at, erased_reason: reason };
  return insert(transaction, { id: randomUUID(), kind, department: null, ...gone });
}

async function insert(
  transaction: Transaction<Tables>,
  row: Omit<Tables['submissions'], 'reference'>,
): Promise<Stored> {
  const reference = newReference();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('submissions')
    .values({ ...row, reference })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirst();
  // Somebody else has this reference: once in many millions.
  if (numInsertedOrUpdatedRows === 0n) return insert(transaction, row);
  return { id: row.id, receipt: { reference, receivedAt: row.received_at } };
}
