import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { grouped } from '../database/grouped.ts';
import { keepingRows, takingRows } from '../database/locks.ts';
import type { ClubDatabase, Tables } from '../database/open-database.ts';
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
export const uploadsOf = async (database: Database, submission: string): Promise<UploadsTable[]> =>
  (await uploadsOfEach(database, [submission])).get(submission) ?? [];

/** The uploads of several submissions, each in its order; nothing for one that has none. */
export async function uploadsOfEach(
  database: Database,
  submissions: readonly string[],
): Promise<Map<string, UploadsTable[]>> {
  if (submissions.length === 0) return new Map();
  const rows = await database
    .selectFrom('submission_uploads')
    .innerJoin('uploads', 'uploads.id', 'submission_uploads.upload')
    .selectAll('uploads')
    .select('submission')
    .where('submission', 'in', submissions)
    .orderBy('submission')
    .orderBy('position')
    .execute();
  return grouped(rows, ({ submission }) => submission);
}

/** Rows that are looked at in one go. */
const PAGE = 500;

type PlaceInTime = Pick<UploadsTable, 'created_at' | 'id'>;

/** The ids of all uploads from before a time, oldest first, some at a time: claimed or not. */
export async function* uploadsBefore(database: ClubDatabase, before: Date): AsyncGenerator<string[]> {
  let last: PlaceInTime | undefined = { created_at: '', id: '' };
  while (last) {
    const { created_at, id }: PlaceInTime = last;
    const page: PlaceInTime[] = await database
      .selectFrom('uploads')
      .select(['created_at', 'id'])
      .where('created_at', '<', before.toISOString())
      .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>', tuple(created_at, id)))
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    if (page.length > 0) yield page.map((upload) => upload.id);
    last = page.at(-1);
  }
}

/** Deletes those of the uploads that no submission holds (any more); gives the ids of those gone. */
export async function deleteUnclaimed(transaction: Transaction<Tables>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const unclaimed = transaction.selectFrom('uploads').select('id').where(isUnclaimed).where('id', 'in', ids);
  const gone: string[] = [];
  for (const { id } of await takingRows(transaction, unclaimed).execute()) {
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
