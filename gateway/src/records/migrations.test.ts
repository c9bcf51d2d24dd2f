import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { sqliteDialect } from '../database/dialect.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { openVault } from '../vault/index.ts';
import { emailHashesFor } from './emails.ts';
import { recordMigrations } from './migrations.ts';
import { openPayload } from './sealed-payload.ts';

it('seals what an earlier version kept as plain text, and leaves none of it in the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clandor-migration-'));
  const old = new Kysely<{ submissions: Record<string, string | null> }>({
    dialect: sqliteDialect(join(folder, 'club.sqlite')),
  });
  await migrate(old, recordMigrations(openVault(folder)).slice(0, 1));
  const payload = JSON.stringify({
    lastName: 'Zanzibarquill',
    email: 'Zanzibarquill@example.org',
    message: 'x'.repeat(9000),
  });
  for (const id of ['a', 'b']) {
    await old
      .insertInto('submissions')
      .values({
        id,
        reference: `CL-${id}`,
        kind: 'enquiry',
        department: 'press',
        received_at: '2026-11-20T12:00:00.000Z',
        payload,
      })
      .execute();
  }
  await old.destroy();

  const database = await openDatabase({ dataDir: folder });
  const rows = await database.selectFrom('submissions').selectAll().orderBy('id').execute();
  expect(rows).toMatchObject([
    { id: 'a', reference: 'CL-a', department: 'press', erased_at: null },
    { id: 'b', reference: 'CL-b', received_at: '2026-11-20T12:00:00.000Z' },
  ]);
  const found = await database
    .selectFrom('submission_emails')
    .select('submission')
    .where('email', 'in', emailHashesFor(openVault(folder), 'zanzibarquill@example.org'))
    .orderBy('submission')
    .execute();
  expect(found).toEqual([{ submission: 'a' }, { submission: 'b' }]);
  for (const { id, key, payload: sealed } of rows) {
    const opened = openPayload(openVault(folder), { id, key: key ?? '', payload: sealed ?? new Uint8Array() });
    expect(opened).toEqual(JSON.parse(payload));
  }
  for (const file of (await readdir(folder)).filter((name) => name.startsWith('club.sqlite'))) {
    expect((await readFile(join(folder, file))).includes('Zanzibarquill'), file).toBe(false);
  }
  await database.destroy();
  await rm(folder, { recursive: true });
});

it('an answer that was kept by an earlier version is forgotten with the submission that it is about', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clandor-migration-'));
  const old = new Kysely<{ idempotency_keys: Record<string, string | number> }>({
    dialect: sqliteDialect(join(folder, 'club.sqlite')),
  });
  await migrate(
    old,
    recordMigrations(openVault(folder)).filter(({ name }) => name < '2026-11-22'),
  );
  await old
    .insertInto('idempotency_keys')
    .values({
      endpoint: '/api/form-submit',
      key: 'k',
      fingerprint: 'f',
      status: 201,
      body: JSON.stringify({ reference: 'CL-7K2M-Q9XD', receivedAt: '2026-11-20T12:00:00.000Z' }),
      created_at: '2026-11-20T12:00:00.000Z',
    })
    .execute();
  await old.destroy();

  const database = await openDatabase({ dataDir: folder });
  expect(await database.selectFrom('idempotency_keys').select('reference').execute()).toEqual([
    { reference: 'CL-7K2M-Q9XD' },
  ]);
  await database.destroy();
  await rm(folder, { recursive: true });
});
