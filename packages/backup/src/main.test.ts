import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@clandor/gateway/database';
import { exportSubmissions } from '@clandor/gateway/desk';
import { readEnv } from '@clandor/gateway/env';
import { openBucket } from '@clandor/gateway/storage';
import { jpeg } from '@clandor/gateway/testing/media-files';
import { MULTIPART_HEADERS, multipart } from '@clandor/gateway/testing/multipart';
import { onServer } from '@clandor/gateway/testing/postgres-databases';
import { s3Environment, startS3, type TestS3 } from '@clandor/gateway/testing/start-s3';
import { openUploadStore } from '@clandor/gateway/uploads';
import { openVault } from '@clandor/gateway/vault';
import { GENTLEMEN_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import { type PostgresServer, startPostgres } from '@clandor/testing/postgres/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
/** More than this has been acknowledged before the backup begins; it is written on meanwhile. */
const ENOUGH = { submissions: 40, uploads: 3 };

let folder: string;
let s3: TestS3;
let postgres: PostgresServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clandor-backup-'));
  s3 = await startS3();
  postgres = await startPostgres();
  for (const name of ['postgresql_and_a_bucket', 'postgresql_and_a_bucket_restored']) {
    await onServer(postgres.url('postgres'), `create database ${name}`);
  }
});
afterAll(async () => {
  await s3.close();
  await postgres.close();
  await rm(folder, { recursive: true });
});

type Environment = Record<string, string>;

function club(command: 'backup' | 'restore', environment: Environment, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const flags = ['packages/backup/src/main.ts', command, ...args];
    execFile(
      process.execPath,
      flags,
      { cwd: ROOT, env: { ...process.env, ...environment } },
      (error, out, complaint) => (error ? reject(new Error(complaint)) : resolve(out)),
    );
  });
}

async function startGateway(environment: Environment): Promise<{ child: ChildProcess; origin: string }> {
  const env = { ...process.env, ...environment, PORT: '0', CLUB_RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['gateway/src/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(child.stdout, 'data');
  return { child, origin: /http:\S+/.exec(String(said))?.[0] ?? '' };
}

/** Sends without pause, and remembers what was acknowledged. */
async function startLoad(origin: string) {
  const acknowledged = { submissions: new Set<string>(), uploads: new Set<string>() };
  const photo = await jpeg({ width: 80, height: 80 });
  let going = true;
  const send = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${origin}/api/${path}`, { method: 'POST', ...init });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  const submitting = async () => {
    const headers = { 'Content-Type': 'application/json' };
    while (going) {
      const { reference } = await send('gentlemen-waitlist', { headers, body: JSON.stringify(GENTLEMEN_EXAMPLE) });
      acknowledged.submissions.add(reference);
    }
  };
  const uploading = async () => {
    const body = new Uint8Array(multipart([{ bytes: photo }]));
    while (going) {
      const { files } = await send('upload-files', { headers: MULTIPART_HEADERS, body });
      for (const url of files) acknowledged.uploads.add(url.split('/').at(-1));
    }
  };
  const senders = Promise.all([submitting(), uploading()]);
  senders.catch(() => {});
  return {
    acknowledged,
    async stop() {
      going = false;
      await senders;
    },
  };
}

describe('a club that is written to while it is backed up', { timeout: 240_000 }, () => {
  it.each<[string, (name: string) => Environment]>([
    ['the data folder', () => ({})],
    ['PostgreSQL and a bucket', (name) => ({ ...s3Environment(s3.port, name), DATABASE_URL: postgres.url(name) })],
  ])('is restored elsewhere with all that was acknowledged before: over %s', async (name, storage) => {
    const id = name.toLowerCase().replaceAll(' ', '_');
    const here = { CLUB_DATA_DIR: join(folder, id), ...storage(id) };
    const there = { CLUB_DATA_DIR: join(folder, `${id}_restored`), ...storage(`${id}_restored`) };
    const file = join(folder, `${id}.tar.gz`);
    const { child, origin } = await startGateway(here);
    const load = await startLoad(origin);
    const { submissions, uploads } = load.acknowledged;
    const isEnough = () => submissions.size > ENOUGH.submissions && uploads.size > ENOUGH.uploads;
    await expect.poll(isEnough, { timeout: 120_000 }).toBe(true);
    const before = { submissions: new Set(submissions), uploads: new Set(uploads) };
    expect(await club('backup', here, '--to', file)).toMatch(/^\d+ files, \d+\.\d MB: /);
    const during = submissions.size - before.submissions.size;
    await load.stop();
    child.kill();
    await once(child, 'exit');

    expect(await club('restore', there, '--from', file)).toMatch(/restored to .* opened with the keys\.\n$/);
    const restored = await look(there);
    for (const kind of ['submissions', 'uploads'] as const) {
      expect(before[kind].size).toBeGreaterThan(0);
      expect([...before[kind]].filter((id) => !restored[kind].has(id))).toEqual([]);
    }
    console.log(
      `${name}: ${before.submissions.size} submissions and ${before.uploads.size} uploads before, ${during} submissions during the backup; ${restored.submissions.size} and ${restored.uploads.size} restored and opened`,
    );
  });
});

/** Opens everything that a data folder holds; throws for a record without its file. */
async function look(environment: Environment) {
  const env = readEnv(environment);
  const { dataDir, storage } = env;
  const bucket = storage ? await openBucket(storage) : null;
  const vault = openVault(dataDir);
  const database = await openDatabase(env);
  const uploadStore = openUploadStore(dataDir, vault, bucket);
  const found = { submissions: new Set<string>(), uploads: new Set<string>() };
  try {
    for await (const { reference, payload } of exportSubmissions({ database, vault, uploadStore, by: 'test' }, {})) {
      expect(payload).toMatchObject({ email: GENTLEMEN_EXAMPLE.email });
      found.submissions.add(reference);
    }
    for (const { id, key, bytes } of await database.selectFrom('uploads').selectAll().execute()) {
      const file = await uploadStore.open(id, key);
      let size = 0;
      for await (const piece of file.stream()) size += piece.length;
      await file.close();
      expect(size).toBe(bytes);
      found.uploads.add(id);
    }
    return found;
  } finally {
    await database.destroy();
    bucket?.close();
  }
}
