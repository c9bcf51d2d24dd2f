import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/open-database.ts';
import type { UploadsTable } from './tables.ts';

type Database = Kysely<Tables> | Transaction<Tables>;

export async function insertUploads(database: Database, uploads: readonly UploadsTable[]): Promise<void> {
  await database.insertInto('uploads').values(uploads).execute();
}

/** An upload, for the browser that sent it; undefined for everybody else. */
export const findOwnUpload = (database: Database, id: string, owner: string): Promise<UploadsTable | undefined> =>
  database.selectFrom('uploads').selectAll().where('id', '=', id).where('owner', '=', owner).executeTakeFirst();

/** Takes an upload away that no submission holds; whether there was one. Its file is the caller's to remove. */
export async function deleteUnclaimedUpload(database: Database, id: string, owner: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('submission_uploads').select('upload').whereRef('upload', '=', 'uploads.id'))),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

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
  database: Database,
  which: { ids: readonly string[] } | { before: Date },
): Promise<string[]> {
  const unclaimed = database
    .selectFrom('uploads')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('submission_uploads').select('upload').whereRef('upload', '=', 'uploads.id'))),
    );
  const found = await ('ids' in which
    ? unclaimed.where('id', 'in', which.ids.length > 0 ? which.ids : [''])
    : unclaimed.where('created_at', '<', which.before.toISOString())
  ).execute();
  const ids = found.map(({ id }) => id);
  for (const id of ids) await database.deleteFrom('uploads').where('id', '=', id).execute();
  return ids;
}
