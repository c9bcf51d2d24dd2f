import { onlyOne } from '../database/locks.ts';
import type { ClubDatabase } from '../database/open-database.ts';
import { type Vault, VaultError } from '../vault/index.ts';

/**
 * Sees to it that all gateways over one database have the same master keys: the database knows their ids, and one
 * without them is refused before it seals something that the others could never read.
 *
 * @throws VaultError when a key that others use is not in this gateway's folder
 */
export async function shareKeys(database: ClubDatabase, vault: Pick<Vault, 'masterKeys'>): Promise<void> {
  const own = vault.masterKeys();
  await database.transaction().execute(async (transaction) => {
    await onlyOne(transaction, 'master keys');
    const known = await transaction.selectFrom('master_keys').select('id').orderBy('id').execute();
    const missing = known.find(({ id }) => !own.includes(id));
    if (missing) {
      throw new VaultError(
        `The database was sealed by the master key ${missing.id}, which is not in the folder "keys" of CLUB_DATA_DIR. Gateways over one database share their keys: replace that folder by another gateway's, or by the one in the backup.`,
      );
    }
    const added = own.filter((id) => !known.some((each) => each.id === id));
    if (added.length > 0) {
      await transaction
        .insertInto('master_keys')
        .values(added.map((id) => ({ id })))
        .execute();
    }
  });
}
