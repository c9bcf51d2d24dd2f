import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClubDatabase, openDatabase } from '../database/open-database.ts';
import { freshStore, type TestStore } from '../testing/store.ts';
import { openVault } from '../vault/index.ts';
import { storeSubmission } from './submissions.ts';
import { claimUploads, deleteUnclaimed, deleteUnclaimedUpload, insertUploads, keepOwnUpload } from './uploads.ts';

let folder: string;
let store: TestStore;
let database: ClubDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clandor-uploads-'));
  store = await freshStore();
  database = await openDatabase({ dataDir: folder, ...store.settings });
});
afterAll(async () => {
  await database.destroy();
  await store.drop();
  await rm(folder, { recursive: true });
});

const upload = async (id: string) => {
  const created_at = '2026-11-21T10:00:00.000Z';
  await insertUploads(database, [
    { id, owner: 'anna', kind: 'photo', type: 'image/jpeg', bytes: 1, key: 'k', created_at },
  ]);
};

// With the embedded database one transaction waits for the other: there is nothing to race.
it('an upload that an application is about to claim is neither swept nor taken away meanwhile', async () => {
  await upload('claimed');
  await upload('idle');
  await database.transaction().execute(async (transaction) => {
    expect(await keepOwnUpload(transaction, 'claimed', 'anna')).toMatchObject({ id: 'claimed' });
    expect(await deleteUnclaimedUpload(database, 'claimed', 'anna')).toBe(false);
    const swept = await database.transaction().execute((other) => deleteUnclaimed(other, ['claimed', 'idle']));
    expect(swept).toEqual(['idle']);
    const submission = { kind: 'ladies', department: null, payload: {} } as const;
    const { id } = await storeSubmission(transaction, openVault(folder), submission, new Date());
    await claimUploads(transaction, id, ['claimed']);
  });
  expect(await deleteUnclaimedUpload(database, 'claimed', 'anna')).toBe(false);
  expect(await database.selectFrom('uploads').select('id').execute()).toEqual([{ id: 'claimed' }]);
});

it('an upload that is being taken away cannot be claimed any more', async () => {
  await upload('leaving');
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: found, resolve: find } = Promise.withResolvers<unknown>();
  await database.transaction().execute(async (transaction) => {
    expect(await deleteUnclaimed(transaction, ['leaving'])).toEqual(['leaving']);
    void database.transaction().execute(async (other) => {
      ask();
      find(await keepOwnUpload(other, 'leaving', 'anna'));
    });
    await asked;
  });
  expect(await found).toBeUndefined();
});
