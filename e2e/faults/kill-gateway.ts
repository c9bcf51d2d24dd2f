// `npm run test:faults -- [rounds]`: kills the gateway (SIGKILL) again and again under submissions and uploads, then
// looks whether everything that was answered 2xx is there whole and once. Not part of `npm test`: it takes minutes.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@clandor/gateway/database';
import { exportSubmissions } from '@clandor/gateway/desk';
import { sweepUploads } from '@clandor/gateway/sweep';
import { jpeg } from '@clandor/gateway/testing/media-files';
import { openUploadStore } from '@clandor/gateway/uploads';
import { openVault } from '@clandor/gateway/vault';
import { GENTLEMEN_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import { uploadId } from '@clandor/schemas/uploads';
import { ROOT } from '../src/sites.ts';

const ROUNDS = Number(process.argv[2] ?? 100);
const SENDERS = 6;
const UPLOADERS = 2;
const PORT = 4391;
const ORIGIN = `http://localhost:${PORT}`;
const dataDir = mkdtempSync(join(tmpdir(), 'clandor-kills-'));
const env = {
  ...process.env,
  PORT: String(PORT),
  CLUB_DATA_DIR: dataDir,
  DATABASE_URL: '',
  CLUB_ORIGIN: ORIGIN,
  CLUB_RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
};

/** Submissions by their own mark: null until they were answered. */
const submissions = new Map<string, string | null>();
const uploads: string[] = [];
const readyTimes: number[] = [];
let running = false;

async function startGateway(): Promise<ChildProcess> {
  const started = performance.now();
  const gateway = spawn('node', ['gateway/src/main.ts'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  while (
    !(await fetch(`${ORIGIN}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (gateway.exitCode !== null) throw new Error('the gateway does not start');
    await pause(20);
  }
  readyTimes.push(performance.now() - started);
  return gateway;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends under the mark as its key until it is answered, over any number of gateways. */
async function submit(mark: string): Promise<void> {
  const answer = await fetch(`${ORIGIN}/api/gentlemen-waitlist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': mark },
    body: JSON.stringify({ ...GENTLEMEN_EXAMPLE, additionalNotes: mark }),
  });
  if (answer.status !== 201) throw new Error(`answered ${answer.status}`);
  submissions.set(mark, ((await answer.json()) as { reference: string }).reference);
}

async function sender(): Promise<void> {
  let mark = '';
  while (running) {
    // One whose answer was lost is sent again under its key, as forms do.
    if (!mark) {
      mark = randomUUID();
      submissions.set(mark, null);
    }
    try {
      await submit(mark);
      mark = '';
    } catch {
      await pause(30);
    }
  }
}

async function uploader(photo: Buffer): Promise<void> {
  while (running) {
    try {
      const body = new FormData();
      body.append('files', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
      const answer = await fetch(`${ORIGIN}/api/upload-files`, { method: 'POST', body });
      if (answer.status === 201) uploads.push(...((await answer.json()) as { files: string[] }).files);
    } catch {
      await pause(30);
    }
  }
}

console.log(`${ROUNDS} kills, ${SENDERS} senders, ${UPLOADERS} uploaders`);
execFileSync('node', ['packages/release/src/main.ts', 'sync', '--no-build'], { cwd: ROOT, env, stdio: 'ignore' });
const photo = await jpeg({ width: 120, height: 120 });
running = true;
let gateway = await startGateway();
const work = [...Array.from({ length: SENDERS }, sender), ...Array.from({ length: UPLOADERS }, () => uploader(photo))];
for (let round = 1; round <= ROUNDS; round += 1) {
  await pause(100 + Math.random() * 600);
  gateway.kill('SIGKILL');
  await once(gateway, 'exit');
  gateway = await startGateway();
  if (round % 10 === 0) console.log(`${round} kills: ${submissions.size} submissions, ${uploads.length} uploads`);
}
running = false;
await Promise.all(work);
// What was never answered is asked again, once more under its key.
for (const [mark, reference] of submissions) if (reference === null) await submit(mark);
gateway.kill('SIGTERM');
await once(gateway, 'exit');

const vault = openVault(dataDir);
const database = await openDatabase({ dataDir });
const uploadStore = openUploadStore(dataDir, vault);
const swept = await sweepUploads({ database, store: uploadStore, now: new Date() }, { orphanAge: 0, unfinishedAge: 0 });
const kept = new Map<string, string[]>();
for await (const { reference, payload } of exportSubmissions({ database, vault, uploadStore, by: 'faults' }, {})) {
  const mark = String(payload?.additionalNotes);
  kept.set(mark, [...(kept.get(mark) ?? []), reference]);
}
const faults: string[] = [];
for (const [mark, reference] of submissions) {
  const found = kept.get(mark) ?? [];
  if (found.length !== 1) faults.push(`${mark} is there ${found.length} times`);
  else if (found[0] !== reference) faults.push(`${mark} was answered ${reference} and is ${found[0]}`);
}
const rows = new Map((await database.selectFrom('uploads').selectAll().execute()).map((row) => [row.id, row]));
for (const url of uploads) {
  const row = rows.get(uploadId(url) ?? '');
  if (!row) {
    faults.push(`${url} was answered and is gone`);
    continue;
  }
  const file = await uploadStore.open(row.id, row.key);
  const { length } = await file.read(0, file.size);
  if (length !== row.bytes) faults.push(`${url} is not whole`);
  await file.close();
}
const files: string[] = [];
for await (const page of uploadStore.idle(-1000)) files.push(...page);
for (const id of files) if (!rows.has(id)) faults.push(`the file ${id} has no record`);
for (const id of rows.keys()) if (!files.includes(id)) faults.push(`the record ${id} has no file`);
await database.destroy();
rmSync(dataDir, { recursive: true });

const sorted = readyTimes.toSorted((a, b) => a - b);
const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
console.log(
  `${submissions.size} submissions and ${uploads.length} uploads over ${ROUNDS} kills; swept ${JSON.stringify(swept)}`,
);
console.log(`ready again: median ${at(0.5)} ms, longest ${at(1)} ms`);
console.log(faults.length === 0 ? 'nothing lost, nothing twice, no file without a record' : faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
