import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ClubDatabase, openDatabase } from '../database/open-database.ts';
import { freshStore, type TestStore } from '../testing/store.ts';
import { openVault, type Vault } from '../vault/index.ts';
import { KEY_LIFETIME, once } from './idempotency.ts';

let folder: string;
let database: ClubDatabase;
let vault: Vault;
let store: TestStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clandor-idempotency-'));
  store = await freshStore();
  database = await openDatabase({ dataDir: folder, ...store.settings });
  vault = openVault(folder);
});
afterAll(async () => {
  await database.destroy();
  await store.drop();
  await rm(folder, { recursive: true });
});

const NOON = new Date('2026-11-20T12:00:00Z');
const later = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);
const DAY = 24 * 60 * 60 * 1000;

it('keeps a key for more than a day and lets it go after its lifetime', async () => {
  const work = vi.fn(async () => ({ status: 201, body: { call: work.mock.calls.length }, reference: 'CL-A' }));
  const ask = (now: Date) => once({ database, vault, endpoint: '/a', key: 'k', payload: { a: 1 }, now }, work);
  expect(await ask(NOON)).toEqual({ status: 201, body: { call: 1 }, reference: 'CL-A' });
  expect(await ask(later(DAY + 1000))).toEqual({ status: 201, body: { call: 1 }, reference: 'CL-A' });
  expect(await ask(later(KEY_LIFETIME + 1000))).toEqual({ status: 201, body: { call: 2 }, reference: 'CL-A' });
});

it('a key belongs to its endpoint', async () => {
  const answers = ['/b', '/c'].map((endpoint) =>
    once({ database, vault, endpoint, key: 'shared', payload: {}, now: NOON }, async () => ({
      status: 201,
      body: { endpoint },
      reference: `CL-${endpoint}`,
    })),
  );
  expect(await Promise.all(answers)).toEqual([
    { status: 201, body: { endpoint: '/b' }, reference: 'CL-/b' },
    { status: 201, body: { endpoint: '/c' }, reference: 'CL-/c' },
  ]);
});

it('work that fails leaves nothing behind, its key included', async () => {
  const options = { database, vault, endpoint: '/d', key: 'k', payload: {}, now: NOON };
  const failing = once(options, async (transaction) => {
    await transaction
      .insertInto('submissions')
      .values({
        id: 'half',
        reference: 'half',
        kind: 'enquiry',
        department: null,
        received_at: '',
        key: null,
        payload: null,
        erased_at: null,
        erased_reason: null,
      })
      .execute();
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect(await database.selectFrom('submissions').selectAll().execute()).toEqual([]);
  expect(await once(options, async () => ({ status: 201, body: { done: true }, reference: 'CL-D' }))).toMatchObject({
    status: 201,
  });
});
