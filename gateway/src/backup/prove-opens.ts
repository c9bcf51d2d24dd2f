import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { openPayload } from '../records/sealed-payload.ts';
import { uploadContext } from '../uploads/upload-store.ts';
import { openSealed, openVault, storedFile, VaultError } from '../vault/index.ts';
import { BackupError } from './backup-error.ts';
import { contentOf, submissionsOf } from './database-copy.ts';
import { DATABASE } from './format.ts';

/** What was opened with the keys, to prove that they are the right ones. */
export interface Opened {
  submissions: number;
  uploads: number;
}

/**
 * Opens every submission, and the beginning of every upload that is there, with the keys of a restored folder.
 *
 * @throws BackupError when one of them does not open
 */
export async function proveThatItOpens(folder: string, files: ReadonlySet<string>): Promise<Opened> {
  const vault = openVault(folder);
  const database = join(folder, DATABASE);
  const opened = { submissions: 0, uploads: 0 };
  try {
    for (const row of submissionsOf(database)) {
      openPayload(vault, row);
      opened.submissions += 1;
    }
    for (const { id, key } of contentOf(database).uploads) {
      if (!files.has(`uploads/${id}`)) continue;
      const context = uploadContext(id);
      const handle = await open(join(folder, 'uploads', id));
      try {
        await (await openSealed(await storedFile(handle), vault.unwrap(key, context), context)).read(0, 1);
      } finally {
        await handle.close();
      }
      opened.uploads += 1;
    }
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    throw new BackupError(`These keys do not open these records: ${error.message} Give the keys that belong to them.`, {
      cause: error,
    });
  }
  return opened;
}
