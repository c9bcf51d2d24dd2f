import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { keepingRows, takingRows } from '../database/locks.ts';
import type { Tables } from '../database/open-database.ts';
import type { UploadsTable } from './tables.ts';

type Database = Kysely<Tables> | Transaction<Tables>;

export async function insertUploads(database: Database, uploads: readonly UploadsTable[]): Promise<void> {
  await database.insertInto('uploads').values(uploads).execute();
}

/** An upload, for the browser that sent it; undefined for everybody else. */
export const findOwnUpload = (database: Database, id: string, owner: string): Promise<UploadsTable | undefined> =>
  database.selectFrom('uploads').selectAll().where('id', '=', id).where('owner', '=', owner).executeTakeFirst();

/** The same, and it stays until the transaction ends: a submission is about to claim it. */
export const keepOwnUpload = (
  transaction: Transaction<Tables>,
  id: string,
  owner: string,
): Promise<UploadsTable | undefined> =>
  keepingRows(
    transaction,
    transaction.selectFrom('uploads').selectAll().where('id', '=', id).where('owner', '=', owner),
  ).executeTakeFirst();

/** Takes an upload away that no submission holds; whether there was one. Its file is the caller's to remove. */
export const deleteUnclaimedUpload = (database: Kysely<Tables>, id: string, owner: string): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const own = transaction.selectFrom('uploads').select('id').where('id', '=', id).where('owner', '=', owner);
    const found = await takingRows(transaction, own).executeTakeFirst();
    return found !== undefined && (await deleteIfUnclaimed(transaction, id));
  });

/** Ties uploads to a submission, in their order. */
export async function claimUploads(database: Database, submission: string, ids: readonly string[]): Promise<void> {
  const rows = ids.map((upload, position) => ({ submission, upload, position }));
  if (rows.length > 0) await database.insertInto('submission_uploads').values(rows).execute();
}

/** The uploads of a submission, in their order. */
export const uploadsOf = (database: Database, submission: string): Promise<UploadsTable[]> =>
  database
    .selectFrom('submission_uploads')
    .innerJoin('uploads', 'uploads.id', 'submission_uploads.upload')
    .selectAll('uploads')
    .where('submission', '=', submission)
    .orderBy('position')
    .execute();

/** Deletes uploads that no submission holds (any more), of these ids or of before a time; gives the ids of those gone. */
export async function deleteUnclaimed(
  transaction: Transaction<Tables>,
  which: { ids: readonly string[] } | { before: Date },
): Promise<string[]> {
  const unclaimed = transaction.selectFrom('uploads').select('id').where(isUnclaimed);
  const meant =
    'ids' in which
      ? unclaimed.where('id', 'in', which.ids.length > 0 ? which.ids : [''])
      : unclaimed.where('created_at', '<', which.before.toISOString());
  const gone: string[] = [];
  for (const { id } of await takingRows(transaction, meant).execute()) {
    if (await deleteIfUnclaimed(transaction, id)) gone.push(id);
  }
  return gone;
}

/** Looks again, now that the row is ours: it may have been claimed while it was looked for. */
async function deleteIfUnclaimed(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where(isUnclaimed)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const isUnclaimed = ({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'uploads'>) =>
  not(exists(selectFrom('submission_uploads').select('upload').whereRef('upload', '=', 'uploads.id')));
