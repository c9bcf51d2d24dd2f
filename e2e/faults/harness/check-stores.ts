import { RELEASABLE_NAMES } from '@clandor/contract';
import type { openDatabase } from '@clandor/gateway/database';
import { exportSubmissions } from '@clandor/gateway/desk';
import type { Registry } from '@clandor/gateway/releases';
import type { UploadStore } from '@clandor/gateway/uploads';
import type { openVault } from '@clandor/gateway/vault';
import { uploadId } from '@clandor/schemas/uploads';
import type { House } from './house.ts';
import type { Load } from './load.ts';

/** What is wrong with what is kept, in words: each of these looks at one side of it. */

type ClubDatabase = Awaited<ReturnType<typeof openDatabase>>;

/** Every submission that was acknowledged is there under its reference, opened, and none is there twice. */
export async function submissionsIn(
  stores: { database: ClubDatabase; vault: ReturnType<typeof openVault>; uploadStore: UploadStore },
  load: Load,
): Promise<{ lost: string[]; twice: string[] }> {
  const kept = new Map<string, string[]>();
  for await (const { reference, payload } of exportSubmissions({ ...stores, by: 'faults' }, {})) {
    const mark = String(payload?.additionalNotes ?? payload?.message).split(' ')[0] ?? '';
    kept.set(mark, [...(kept.get(mark) ?? []), reference]);
  }
  const [lost, twice]: [string[], string[]] = [[], []];
  for (const [mark, reference] of load.submissions) {
    const found = kept.get(mark) ?? [];
    if (found.length > 1) twice.push(`${mark} is there ${found.length} times`);
    if (reference !== null && !found.includes(reference))
      lost.push(`${mark} was answered ${reference} and is ${found}`);
  }
  for (const mark of kept.keys()) if (!load.submissions.has(mark)) twice.push(`${mark} was never sent`);
  return { lost, twice };
}

/** Every file that was acknowledged has its record, and all of it can be read. */
export async function uploadsIn(database: ClubDatabase, store: UploadStore, load: Load): Promise<string[]> {
  const lost: string[] = [];
  for (const { url } of load.uploads) {
    const row = await database
      .selectFrom('uploads')
      .selectAll()
      .where('id', '=', uploadId(url) ?? '')
      .executeTakeFirst();
    if (!row) {
      lost.push(`${url} was answered and has no record`);
      continue;
    }
    try {
      const file = await store.open(row.id, row.key);
      const { length } = await file.read(0, file.size);
      if (length !== row.bytes) lost.push(`${url} is not whole`);
      await file.close();
    } catch (error) {
      lost.push(`${url} cannot be read: ${error}`);
    }
  }
  return lost;
}

/** No file is without its record, and no record without its file. */
export async function filesWithoutRecords(database: ClubDatabase, store: UploadStore): Promise<string[]> {
  const files = new Set<string>();
  for await (const page of store.idle(-1000)) for (const id of page) files.add(id);
  const records = new Set((await database.selectFrom('uploads').select('id').execute()).map(({ id }) => id));
  return [
    ...[...files].filter((id) => !records.has(id)).map((id) => `the file ${id} has no record`),
    ...[...records].filter((id) => !files.has(id)).map((id) => `the record ${id} has no file`),
  ];
}

/** One mail for each submission; what is marked as sent was delivered. */
export async function mails(database: ClubDatabase, house: House): Promise<string[]> {
  const rows = await database.selectFrom('outbox').select(['id', 'submission', 'sent_at']).execute();
  const { count } = await database
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const wrong = [];
  const about = new Set(rows.map(({ submission }) => submission));
  if (about.size !== Number(count) || rows.length !== Number(count))
    wrong.push(`${rows.length} mails about ${about.size} of ${count} submissions`);
  const delivered = new Set(house.mails.delivered.map(({ text }) => /^Message-ID: <([^@>]*)/im.exec(text)?.[1]));
  const unsent = rows.filter(({ id, sent_at }) => sent_at !== null && !delivered.has(id));
  if (unsent.length > 0) wrong.push(`${unsent.length} mails are said to be sent and were not delivered`);
  return wrong;
}

/** Longer than any fault takes, in milliseconds. */
const TRIAL = 3_600_000;

/** Gateways that share a database go by its clock: whatever theirs say, what they keep is of this hour. */
export async function strangeTimes(database: ClubDatabase): Promise<string[]> {
  const isStrange = (time: string) => Math.abs(Date.parse(time) - Date.now()) > TRIAL;
  const submissions = await database.selectFrom('submissions').select('received_at as time').execute();
  const uploads = await database.selectFrom('uploads').select('created_at as time').execute();
  const strange = [...submissions, ...uploads].filter(({ time }) => isStrange(time));
  return strange.length === 0 ? [] : [`${strange.length} records are of another time: ${strange[0]?.time}`];
}

/** No gap in the log, and the files of what is live are whole. */
export async function logOfActivations(registry: Registry): Promise<string[]> {
  const order = (await registry.history()).map(({ seq }) => seq);
  const wrong = order.every((seq, index) => seq === order.length - index) ? [] : ['the log of activations has gaps'];
  const live = await registry.current();
  const versions: Partial<Record<string, string>> = live ? await registry.versionsOf(live.composition) : {};
  for (const name of RELEASABLE_NAMES) {
    await registry.filesOf(name, versions[name] ?? '').catch((error) => wrong.push(`${name} is not whole: ${error}`));
  }
  return wrong;
}
