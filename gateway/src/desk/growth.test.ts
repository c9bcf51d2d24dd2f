import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPostgres } from '../database/locks.ts';
import { insertUploads } from '../records/uploads.ts';
import { notingQueries } from '../testing/query-plans.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { sweepUploads, UNCLAIMED_LIFETIME } from '../uploads/sweep.ts';
import {
  type DeskOptions,
  eraseSubmission,
  exportSubmissions,
  keyUse,
  listSubmissions,
  showSubmission,
} from './index.ts';

let gateway: TestGateway;
let desk: DeskOptions;
/** One more than are counted. */
const MANY = 10_001;

beforeAll(async () => {
  gateway = await startGateway();
  desk = { ...gateway.services, by: 'anna' };
  const rows = Array.from({ length: MANY }, (_, n) => ({
    id: randomUUID(),
    reference: `CL-${String(n).padStart(4, '0')}`,
    kind: 'enquiry' as const,
    department: n === 0 ? 'careers' : 'press',
    received_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(n / 3)).toISOString(),
    key: null,
    payload: null,
    erased_at: null,
    erased_reason: null,
  }));
  await gateway.database.transaction().execute(async (transaction) => {
    for (let from = 0; from < MANY; from += 500) {
      await transaction
        .insertInto('submissions')
        .values(rows.slice(from, from + 500))
        .execute();
    }
  });
});
afterAll(() => gateway.close());

it('counts up to ten thousand, and says that there are more', async () => {
  expect(await listSubmissions(desk, {}, 1)).toMatchObject({ total: 10_000, isMore: true, submissions: { length: 1 } });
  expect(await listSubmissions(desk, { department: 'press' }, 1)).toMatchObject({ total: 10_000, isMore: false });
});

it('exports more than it reads at once: each one once, in order, also where many came at the same moment', async () => {
  const exported = (await Array.fromAsync(exportSubmissions(desk, {}))).map(({ reference }) => reference);
  expect(exported).toHaveLength(MANY);
  expect(new Set(exported).size).toBe(MANY);
  expect(Math.max(...exported.map((reference, n) => Math.abs(Number(reference.slice(3)) - n)))).toBeLessThanOrEqual(2);
});

it('sweeps more uploads than it looks at at once', async () => {
  const now = new Date();
  const old = new Date(now.getTime() - UNCLAIMED_LIFETIME - 1000).toISOString();
  const ids = Array.from({ length: 1_201 }, () => randomUUID().replaceAll('-', ''));
  const upload = {
    owner: 'anna',
    kind: 'photo',
    type: 'image/jpeg',
    bytes: 1,
    key: desk.vault.newKey('upload/none').wrapped,
  } as const;
  await insertUploads(
    gateway.database,
    ids.map((id) => ({ ...upload, id, created_at: old })),
  );
  await insertUploads(gateway.database, [{ ...upload, id: 'recent', created_at: now.toISOString() }]);
  const swept = await sweepUploads({ database: gateway.database, store: gateway.services.uploadStore, now });
  expect(swept).toEqual({ unclaimed: 1_201, orphans: 0, unfinished: 0 });
  expect(await gateway.database.selectFrom('uploads').select('id').execute()).toEqual([{ id: 'recent' }]);
});

// PostgreSQL reads a small table through whatever index there is: there the bench shows it (bench/src/growth.ts).
it('every question of the desk and of an intake is answered by an index', async ({ skip }) => {
  if (isPostgres(gateway.database)) skip();
  const { database, plans } = notingQueries(gateway.database);
  const noted = { ...desk, database };
  const page = { department: 'press', kind: 'enquiry' } as const;
  for (const filter of [{}, page, { kind: page.kind }, { department: page.department }, { email: 'a@example.org' }])
    await listSubmissions(noted, filter, 5);
  for await (const _ of exportSubmissions(noted, { since: '2026-01-01' })) break;
  await showSubmission(noted, 'CL-0001');
  await eraseSubmission(noted, 'CL-0002', 'asked for');
  await keyUse(noted);
  const steps = (await plans()).flatMap(({ query, steps }) => steps.map((step) => `${step} < ${query}`));
  expect(steps.length).toBeGreaterThan(15);
  expect(steps.filter((step) => /^SCAN (?!.*USING|counted)/.test(step))).toEqual([]);
});
