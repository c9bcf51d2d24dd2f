import type { ClubDatabase } from '../database/open-database.ts';
import { rewrapSubmissionKey } from '../records/sealed-payload.ts';
import { shareKeys } from '../records/shared-keys.ts';
import { uploadContext } from '../uploads/upload-store.ts';
import type { DeskOptions } from './desk.ts';
import { logDeskAction } from './desk-log.ts';

/** A master key, and how many data keys it wraps. */
export interface KeyUse {
  id: string;
  current: boolean;
  submissions: number;
  uploads: number;
}

/** Keys that are wrapped again in one transaction. */
const BATCH = 200;

/** All master keys, oldest first. */
export async function keyUse({ database, vault }: Pick<DeskOptions, 'database' | 'vault'>): Promise<KeyUse[]> {
  const ids = vault.masterKeys();
  const uses = new Map(ids.map((id) => [id, { submissions: 0, uploads: 0 }]));
  for (const { table, key } of await wrappedKeys(database)) {
    const use = uses.get(vault.masterKeyOf(key));
    if (use) use[table] += 1;
  }
  return [...uses].map(([id, use]) => ({ id, current: id === ids.at(-1), ...use }));
}

/**
 * Makes a new master key and wraps every data key again under it: neither payloads nor files are touched. Broken off, it
 * goes on where it was when it is run again.
 *
 * @param progress told after each batch
 */
export async function rotateKeys(
  options: DeskOptions,
  progress: (done: number, total: number) => void,
): Promise<{ id: string; rewrapped: number }> {
  const { database, vault, by, now = () => new Date() } = options;
  const id = vault.rotate(now());
  await shareKeys(database, vault);
  await logDeskAction(database, { by, action: 'keys rotate', subject: id }, now());
  const old = (await wrappedKeys(database)).filter(({ key }) => vault.masterKeyOf(key) !== id);
  for (let done = 0; done < old.length; done += BATCH) {
    const batch = old.slice(done, done + BATCH);
    await database.transaction().execute(async (transaction) => {
      for (const row of batch) {
        const key =
          row.table === 'submissions'
            ? rewrapSubmissionKey(vault, row.id, row.key)
            : vault.rewrap(row.key, uploadContext(row.id));
        // Only where it is still the key that was read: it may have been erased in the meantime.
        await transaction
          .updateTable(row.table)
          .set({ key })
          .where('id', '=', row.id)
          .where('key', '=', row.key)
          .execute();
      }
    });
    progress(Math.min(done + BATCH, old.length), old.length);
  }
  return { id, rewrapped: old.length };
}

async function wrappedKeys(database: ClubDatabase) {
  const submissions = await database
    .selectFrom('submissions')
    .select(['id', 'key'])
    .where('key', 'is not', null)
    .$narrowType<{ key: string }>()
    .execute();
  const uploads = await database.selectFrom('uploads').select(['id', 'key']).execute();
  return [
    ...submissions.map((row) => ({ table: 'submissions' as const, ...row })),
    ...uploads.map((row) => ({ table: 'uploads' as const, ...row })),
  ];
}
