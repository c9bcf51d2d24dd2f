import type { Transaction } from 'kysely';
import type { ClubDatabase, Tables } from '../database/open-database.ts';
import { rewrapSubmissionKey } from '../records/sealed-payload.ts';
import { shareKeys } from '../records/shared-keys.ts';
import { uploadContext } from '../uploads/upload-store.ts';
import type { Vault } from '../vault/index.ts';
import type { DeskOptions } from './desk.ts';
import { logDeskAction } from './desk-log.ts';

/** A master key, and how many data keys it wraps. */
export interface KeyUse {
  id: string;
  current: boolean;
  submissions: number;
  uploads: number;
}

/** Keys that are read at once, and wrapped again in one transaction. */
const BATCH = 200;

/** All master keys, oldest first. */
export async function keyUse({ database, vault }: Pick<DeskOptions, 'database' | 'vault'>): Promise<KeyUse[]> {
  const ids = vault.masterKeys();
  const uses = new Map(ids.map((id) => [id, { submissions: 0, uploads: 0 }]));
  for await (const page of wrappedKeys(database)) {
    for (const { table, key } of page) {
      const use = uses.get(vault.masterKeyOf(key));
      if (use) use[table] += 1;
    }
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
  const total = (await keyUse(options))
    .filter((use) => use.id !== id)
    .reduce((sum, { submissions, uploads }) => sum + submissions + uploads, 0);
  let done = 0;
  for await (const page of wrappedKeys(database)) {
    const old = page.filter(({ key }) => vault.masterKeyOf(key) !== id);
    if (old.length === 0) continue;
    await database.transaction().execute((transaction) => rewrap(transaction, vault, old));
    done += old.length;
    progress(done, Math.max(done, total));
  }
  return { id, rewrapped: done };
}

async function rewrap(transaction: Transaction<Tables>, vault: Vault, rows: readonly WrappedKey[]): Promise<void> {
  for (const { table, id, key: old } of rows) {
    const key = table === 'submissions' ? rewrapSubmissionKey(vault, id, old) : vault.rewrap(old, uploadContext(id));
    // Only where it is still the key that was read: it may have been erased in the meantime.
    await transaction.updateTable(table).set({ key }).where('id', '=', id).where('key', '=', old).execute();
  }
}

interface WrappedKey {
  table: 'submissions' | 'uploads';
  id: string;
  key: string;
}

/** All data keys, a batch at a time, so that a million are never in memory. */
async function* wrappedKeys(database: ClubDatabase): AsyncGenerator<WrappedKey[]> {
  for (const table of ['submissions', 'uploads'] as const) {
    for (let last = ''; ; ) {
      const page = await database
        .selectFrom(table)
        .select(['id', 'key'])
        .where('id', '>', last)
        .where('key', 'is not', null)
        .$narrowType<{ key: string }>()
        .orderBy('id')
        .limit(BATCH)
        .execute();
      yield page.map((row) => ({ table, ...row }));
      const end = page.at(-1);
      if (!end) break;
      last = end.id;
    }
  }
}
