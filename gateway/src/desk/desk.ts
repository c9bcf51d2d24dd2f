import { grouped } from '../database/grouped.ts';
import type { ClubDatabase } from '../database/open-database.ts';
import { openPayload } from '../records/sealed-payload.ts';
import type { SubmissionKind, SubmissionsTable, UploadsTable } from '../records/tables.ts';
import { uploadsOf, uploadsOfEach } from '../records/uploads.ts';
import type { OpenUpload, UploadStore } from '../uploads/upload-store.ts';
import type { Vault } from '../vault/index.ts';
import { logDeskAction } from './desk-log.ts';
import { type DeskFilter, describe, where } from './filter.ts';

export interface DeskOptions {
  database: ClubDatabase;
  vault: Vault;
  uploadStore: UploadStore;
  /** Who asks: stands in the audit log beside every access. */
  by: string;
  now?: () => Date;
}

/** A submission as the list shows it: nothing that the visitor said. */
export interface ListedSubmission {
  reference: string;
  kind: SubmissionKind;
  department: string | null;
  receivedAt: string;
  /** Photos and videos. */
  files: number;
  /** `erased` ones are tombstones: reference, times and reason are all there is. */
  state: 'kept' | 'erased';
  erasedAt: string | null;
  erasedReason: string | null;
}

/** A whole submission. */
export interface OpenSubmission extends ListedSubmission {
  /** What the visitor sent; null where it was erased. */
  payload: Record<string, unknown> | null;
  uploads: { id: string; kind: UploadsTable['kind']; type: string; bytes: number }[];
  mail: { createdAt: string; sentAt: string | null; tries: number; lastError: string | null }[];
}

/** What somebody asked for is not there; the message says so and what to do. */
export class DeskError extends Error {
  override name = 'DeskError';
}

/** Rows that are read at once, so that a million of them never are. */
const PAGE = 500;

/** So many are counted; beyond, the list says that there are more. */
const COUNTED = 10_000;

/** The newest of those that match. */
export interface SubmissionList {
  /** How many match, {@link COUNTED} at most. */
  total: number;
  /** Whether even more match than were counted. */
  isMore: boolean;
  submissions: ListedSubmission[];
}

/**
 * What has come in, newest first. Reads no payload, and takes as long for a million as for a hundred.
 * @param limit the most to give
 */
export async function listSubmissions(
  { database, vault, by, now = () => new Date() }: DeskOptions,
  filter: DeskFilter,
  limit: number,
): Promise<SubmissionList> {
  await logDeskAction(database, { by, action: 'list', subject: describe(filter) }, now());
  const counted = where(database.selectFrom('submissions').select('id'), filter, vault).limit(COUNTED + 1);
  const { total } = await database
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await where(database.selectFrom('submissions').selectAll(), filter, vault)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const uploads = await uploadsOfEach(database, idsOf(rows));
  return {
    total: Math.min(Number(total), COUNTED),
    isMore: Number(total) > COUNTED,
    submissions: rows.map((row) => listed(row, uploads.get(row.id)?.length ?? 0)),
  };
}

/** @throws DeskError for an unknown reference */
export async function showSubmission(options: DeskOptions, reference: string): Promise<OpenSubmission> {
  const { database, by, now = () => new Date() } = options;
  const row = await find(database, reference);
  await logDeskAction(database, { by, action: 'show', subject: row.reference }, now());
  const [shown] = await opened(options, [row]);
  if (!shown) throw new Error(`${row.reference} could not be opened`);
  return shown;
}

/** All that match, oldest first, opened some at a time: memory does not grow with their number. */
export async function* exportSubmissions(options: DeskOptions, filter: DeskFilter): AsyncGenerator<OpenSubmission> {
  const { database, vault, by, now = () => new Date() } = options;
  await logDeskAction(database, { by, action: 'export', subject: describe(filter) }, now());
  let last: Pick<SubmissionsTable, 'received_at' | 'id'> | undefined;
  do {
    const after = last;
    const page = await where(database.selectFrom('submissions').selectAll(), filter, vault)
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('received_at', 'id'), '>', tuple(after?.received_at ?? '', after?.id ?? '')),
        ),
      )
      .orderBy('received_at')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield* await opened(options, page);
    last = page.length === PAGE ? page.at(-1) : undefined;
  } while (last);
}

/** The files of a submission, opened one after the other, with a name for each: `photo-1.jpg`. */
export async function* openFiles(
  { database, uploadStore, by, now = () => new Date() }: DeskOptions,
  reference: string,
): AsyncGenerator<{ name: string; bytes: number; file: OpenUpload }> {
  const row = await find(database, reference);
  await logDeskAction(database, { by, action: 'files', subject: row.reference }, now());
  const counts = { photo: 0, video: 0 };
  for (const { id, key, kind, type, bytes } of await uploadsOf(database, row.id)) {
    counts[kind] += 1;
    const file = await uploadStore.open(id, key);
    try {
      yield { name: `${kind}-${counts[kind]}.${ENDINGS[type] ?? 'bin'}`, bytes, file };
    } finally {
      await file.close();
    }
  }
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
};

/** @throws DeskError for an unknown reference */
export async function find(database: ClubDatabase, reference: string): Promise<SubmissionsTable> {
  const row = await database
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', reference.toUpperCase())
    .executeTakeFirst();
  if (!row) throw new DeskError(`There is nothing with the reference ${reference}. \`desk list\` shows what there is.`);
  return row;
}

/** Opens submissions that were read together; what belongs to them is read together as well. */
async function opened(
  { database, vault }: Pick<DeskOptions, 'database' | 'vault'>,
  rows: readonly SubmissionsTable[],
): Promise<OpenSubmission[]> {
  // PostgreSQL takes no empty list.
  if (rows.length === 0) return [];
  const uploads = await uploadsOfEach(database, idsOf(rows));
  const mails = grouped(
    await database.selectFrom('outbox').selectAll().where('submission', 'in', idsOf(rows)).execute(),
    ({ submission }) => submission,
  );
  return rows.map((row) => {
    const { id, key, payload } = row;
    const own = uploads.get(id) ?? [];
    return {
      ...listed(row, own.length),
      payload: key !== null && payload !== null ? openPayload(vault, { id, key, payload }) : null,
      uploads: own.map(({ id: upload, kind, type, bytes }) => ({ id: upload, kind, type, bytes })),
      mail: (mails.get(id) ?? []).map(({ created_at, sent_at, tries, last_error }) => ({
        createdAt: created_at,
        sentAt: sent_at,
        tries,
        lastError: last_error,
      })),
    };
  });
}

const idsOf = (rows: readonly SubmissionsTable[]): string[] => rows.map(({ id }) => id);

const listed = (row: SubmissionsTable, files: number): ListedSubmission => ({
  reference: row.reference,
  kind: row.kind,
  department: row.department,
  receivedAt: row.received_at,
  files,
  state: row.erased_at === null ? 'kept' : 'erased',
  erasedAt: row.erased_at,
  erasedReason: row.erased_reason,
});
