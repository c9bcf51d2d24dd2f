import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listSubmissions, showSubmission } from '../desk/index.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { storeSubmission } from '../records/submissions.ts';
import { logEvent, readEvents } from '../releases/events.ts';
import { freshStore } from '../testing/store.ts';
import { openUploadStore } from '../uploads/upload-store.ts';
import { openVault } from '../vault/index.ts';
import { COPIED_TABLES, copyRecords } from './copy-records.ts';
import { openDatabase, type Tables } from './open-database.ts';

it('everything moves from the embedded database to PostgreSQL, can be read there, and is counted on', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'clandor-move-'));
  const store = await freshStore();
  const from = await openDatabase({ dataDir });
  const vault = openVault(dataDir);
  const now = new Date('2026-11-21T10:00:00Z');
  // More than one page of them.
  for (let n = 0; n < 450; n += 1) {
    const payload = { message: `message ${n}` };
    await from.transaction().execute(async (transaction) => {
      const { id } = await storeSubmission(transaction, vault, { kind: 'enquiry', department: 'press', payload }, now);
      await enqueueMail(transaction, id, now);
    });
  }
  for (const subject of ['first', 'second']) await logEvent(from, { by: 'test', action: 'preview', subject });

  const to = await openDatabase({ dataDir, ...store.settings });
  await copyRecords(from, to);
  const tables = await from.introspection.getTables();
  expect(tables.map(({ name }) => name).sort()).toEqual([...COPIED_TABLES].sort());
  for (const { name } of tables) {
    const count = (database: typeof from) =>
      database
        .selectFrom(name as keyof Tables)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirst();
    expect({ name, ...(await count(to)) }).toEqual({ name, ...(await count(from)) });
  }
  const desk = { database: to, vault, uploadStore: openUploadStore(dataDir, vault), by: 'test' };
  const { submissions, total } = await listSubmissions(desk, {}, 1);
  expect(total).toBe(450);
  expect(await showSubmission(desk, submissions[0]?.reference ?? '')).toMatchObject({
    payload: { message: expect.stringMatching(/^message \d+$/) },
    mail: [{ sentAt: null }],
  });
  await logEvent(to, { by: 'test', action: 'preview', subject: 'third' });
  expect((await readEvents(to, { limit: 9 })).map(({ id, subject }) => [id, subject])).toEqual([
    [3, 'third'],
    [2, 'second'],
    [1, 'first'],
  ]);
  await expect(copyRecords(from, to)).rejects.toThrow('copy into an empty database');
  await from.destroy();
  await to.destroy();
  await store.drop();
  await rm(dataDir, { recursive: true });
});
