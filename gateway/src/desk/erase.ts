import { forgetOverwritten } from '../database/forget.ts';
import { onlyOne } from '../database/locks.ts';
import { deleteUnclaimed, uploadsOf } from '../records/uploads.ts';
import { DeskError, type DeskOptions, find } from './desk.ts';
import { logDeskAction } from './desk-log.ts';

/** What was looked at after an erasure, and found gone. */
export interface Erasure {
  reference: string;
  erasedAt: string;
  reason: string;
  /** The data key: without it, copies of the payload in backups cannot be read either. */
  keyDestroyed: true;
  payloadGone: true;
  filesRemoved: number;
}

/**
 * Erases a submission: its key, its payload and the files that no other submission holds. Reference, kind, times and
 * reason stay. Afterwards everything is looked at again.
 *
 * @throws DeskError for an unknown reference, or one that was erased before
 */
export async function eraseSubmission(
  { database, uploadStore, by, now = () => new Date() }: DeskOptions,
  reference: string,
  reason: string,
): Promise<Erasure> {
  const row = await find(database, reference);
  if (row.erased_at !== null)
    throw new DeskError(`${row.reference} was erased on ${row.erased_at.slice(0, 10)} already.`);
  const erasedAt = now().toISOString();
  const gone = await database.transaction().execute(async (transaction) => {
    // Two submissions may hold one file: the erasure of the second removes it.
    await onlyOne(transaction, 'erase');
    await logDeskAction(transaction, { by, action: 'erase', subject: row.reference, reason }, now());
    const uploads = await uploadsOf(transaction, row.id);
    await transaction.deleteFrom('submission_uploads').where('submission', '=', row.id).execute();
    await transaction
      .updateTable('submissions')
      .set({ key: null, payload: null, erased_at: erasedAt, erased_reason: reason })
      .where('id', '=', row.id)
      .execute();
    // Keyed hashes of what it said: of its addresses, and of all of it beside the answer for a repeated request.
    await transaction.deleteFrom('submission_emails').where('submission', '=', row.id).execute();
    await transaction.deleteFrom('idempotency_keys').where('reference', '=', row.reference).execute();
    return deleteUnclaimed(
      transaction,
      uploads.map(({ id }) => id),
    );
  });
  for (const id of gone) await uploadStore.remove(id);
  await forgetOverwritten(database, ['submissions', 'submission_emails', 'idempotency_keys']);
  const after = await find(database, reference);
  if (after.key !== null || after.payload !== null)
    throw new DeskError(`${row.reference} is still there. Please try again.`);
  for (const id of gone) {
    if (await uploadStore.has(id)) throw new DeskError(`A file of ${row.reference} is still there. Please try again.`);
  }
  return {
    reference: row.reference,
    erasedAt,
    reason,
    keyDestroyed: true,
    payloadGone: true,
    filesRemoved: gone.length,
  };
}
