import { join } from 'node:path';
import { RELEASABLE_NAMES } from '@clandor/contract';
import { openDatabase } from '@clandor/gateway/database';
import { exportSubmissions } from '@clandor/gateway/desk';
import { readEnv } from '@clandor/gateway/env';
import { openRegistry, type Registry } from '@clandor/gateway/releases';
import { openBucket } from '@clandor/gateway/storage';
import { sweepUploads } from '@clandor/gateway/sweep';
import { openUploadStore, type UploadStore } from '@clandor/gateway/uploads';
import { openVault } from '@clandor/gateway/vault';
import { uploadId } from '@clandor/schemas/uploads';
import { KINDS } from '../../src/pages.ts';
import { ask, until } from './ask.ts';
import type { House } from './house.ts';
import type { Load } from './load.ts';

/** What is wrong after a fault, in words, and what the sweep took away. */
export interface Checked {
  lost: string[];
  twice: string[];
  other: string[];
  swept: Awaited<ReturnType<typeof sweepUploads>>;
}

type ClubDatabase = Awaited<ReturnType<typeof openDatabase>>;

/** As long as a gateway may take until it says what the log says, in milliseconds. */
const CATCH_UP = 30_000;

/**
 * Looks whether everything that was acknowledged is there once and readable, files and records belong together, mails
 * wait or were sent, and every gateway serves what the registry says. The gateways have stopped when this resolves.
 */
export async function check(house: House, load: Load): Promise<Checked> {
  const env = readEnv(house.environment);
  const database = await openDatabase(env);
  const bucket = env.storage ? await openBucket(env.storage) : null;
  const vault = openVault(env.dataDir);
  const uploadStore = openUploadStore(env.dataDir, vault, bucket);
  const registry = openRegistry({ database, folder: join(env.dataDir, 'releases'), bucket });
  const other: string[] = [];
  try {
    other.push(...(await served(house, registry)), ...(await ownFiles(house, load)));
    for (const gateway of house.gateways) {
      if (!gateway.isRunning) continue;
      const status = await gateway.stop();
      if (status !== 0) other.push(`a gateway that was told to stop ended with ${status}`);
    }
    // By a time at which nothing is old: only what belongs to nobody is swept.
    const swept = await sweepUploads(
      { database, store: uploadStore, now: new Date(0) },
      { orphanAge: 0, unfinishedAge: 0 },
    );
    const { lost, twice } = await submissionsIn({ database, vault, uploadStore }, load);
    lost.push(...(await uploadsIn(database, uploadStore, load)));
    other.push(...(await filesWithoutRecords(database, uploadStore)), ...(await mails(database, house)));
    other.push(...(await logOfActivations(registry)));
    if (house.store === 'servers') other.push(...(await strangeTimes(database)));
    return { lost, twice, other, swept };
  } finally {
    await database.destroy();
    bucket?.close();
  }
}

async function submissionsIn(
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

async function uploadsIn(database: ClubDatabase, store: UploadStore, load: Load): Promise<string[]> {
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

async function filesWithoutRecords(database: ClubDatabase, store: UploadStore): Promise<string[]> {
  const files = new Set<string>();
  for await (const page of store.idle(-1000)) for (const id of page) files.add(id);
  const records = new Set((await database.selectFrom('uploads').select('id').execute()).map(({ id }) => id));
  return [
    ...[...files].filter((id) => !records.has(id)).map((id) => `the file ${id} has no record`),
    ...[...records].filter((id) => !files.has(id)).map((id) => `the record ${id} has no file`),
  ];
}

/** One mail for each submission; what is marked as sent was delivered. */
async function mails(database: ClubDatabase, house: House): Promise<string[]> {
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
async function strangeTimes(database: ClubDatabase): Promise<string[]> {
  const isStrange = (time: string) => Math.abs(Date.parse(time) - Date.now()) > TRIAL;
  const submissions = await database.selectFrom('submissions').select('received_at as time').execute();
  const uploads = await database.selectFrom('uploads').select('created_at as time').execute();
  const strange = [...submissions, ...uploads].filter(({ time }) => isStrange(time));
  return strange.length === 0 ? [] : [`${strange.length} records are of another time: ${strange[0]?.time}`];
}

/** No gap in the log, and the files of what is live are whole. */
async function logOfActivations(registry: Registry): Promise<string[]> {
  const order = (await registry.history()).map(({ seq }) => seq);
  const wrong = order.every((seq, index) => seq === order.length - index) ? [] : ['the log of activations has gaps'];
  const live = await registry.current();
  const versions: Partial<Record<string, string>> = live ? await registry.versionsOf(live.composition) : {};
  for (const name of RELEASABLE_NAMES) {
    await registry.filesOf(name, versions[name] ?? '').catch((error) => wrong.push(`${name} is not whole: ${error}`));
  }
  return wrong;
}

/** Every gateway is ready, and every kind of page is of the composition that the log says. */
async function served(house: House, registry: Registry): Promise<string[]> {
  const wrong: string[] = [];
  const live = await registry.current();
  const versions: Partial<Record<string, string>> = live ? await registry.versionsOf(live.composition) : {};
  for (const gateway of house.gateways) {
    if (!(await until(gateway.isReady, CATCH_UP))) wrong.push('a gateway is not ready');
    for (const { path, remote } of KINDS) {
      let said = '';
      const isRight = async () => {
        const { status, headers } = await ask(gateway.address + path);
        said = `${status} ${headers.get('x-composition')} ${headers.get('x-remote')}`;
        return said === `200 ${live?.composition} ${remote}@${versions[remote]}`;
      };
      if (!(await until(isRight, CATCH_UP))) wrong.push(`${path} says ${said}, and the log ${live?.composition}`);
    }
  }
  return wrong;
}

/** The browsers that sent the newest files see them, whole, through the gateway. */
async function ownFiles(house: House, load: Load): Promise<string[]> {
  const wrong: string[] = [];
  for (const { url, cookie } of load.uploads.slice(-20)) {
    for (const { address } of house.gateways) {
      const { status, headers, text } = await ask(address + url, { headers: { cookie } });
      if (status !== 200 || text.length === 0)
        wrong.push(`${url} is answered ${status} ${headers.get('content-type')}`);
    }
  }
  return wrong;
}
