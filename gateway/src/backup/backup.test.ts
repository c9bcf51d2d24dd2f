import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { GENTLEMEN_EXAMPLE, LADIES_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import { makeBuild } from '@clandor/testing/fixture-builds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { exportSubmissions, openFiles } from '../desk/index.ts';
import { readEnv } from '../env.ts';
import { openRegistry } from '../releases/index.ts';
import { isWhole } from '../releases/is-whole.ts';
import { openBucket } from '../storage/index.ts';
import { JSON_HEADERS } from '../testing/enquiries.ts';
import { freshStorage } from '../testing/fresh-storage.ts';
import { jpeg, mp4 } from '../testing/media-files.ts';
import { startBrowser } from '../testing/send-files.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { publishFolder } from '../testing/start-house.ts';
import { openUploadStore } from '../uploads/upload-store.ts';
import { openVault } from '../vault/index.ts';
import { BackupError, backUp, restore } from './index.ts';

let gateway: TestGateway;
let folder: string;
let count = 0;
const file = (name: string) => join(folder, name);
/** What is backed up. */
const club = () => ({ dataDir: gateway.dataDir, bucket: gateway.services.bucket });
/** An empty data folder, and an empty bucket where the run is over one. */
async function elsewhere() {
  count += 1;
  const { storage } = readEnv(freshStorage());
  return { dataDir: file(`restored-${count}`), bucket: storage ? await openBucket(storage) : null };
}
/** What the desk reads of a restored club. */
async function read({ dataDir, bucket }: Awaited<ReturnType<typeof elsewhere>>) {
  const vault = openVault(dataDir);
  const database = await openDatabase({ dataDir });
  const desk = { database, vault, uploadStore: openUploadStore(dataDir, vault, bucket), by: 'test' };
  try {
    const submissions = await Array.fromAsync(exportSubmissions(desk, {}));
    const files = [];
    for (const { reference, kind } of submissions) {
      if (kind !== 'ladies') continue;
      for await (const { name, file: opened } of openFiles(desk, reference)) {
        files.push({ name, bytes: Buffer.concat(await Array.fromAsync(opened.stream())).length });
      }
    }
    const registry = openRegistry({ database, folder: join(dataDir, 'releases'), bucket });
    const release = await registry.release('mf-contact', '1.0.0');
    const whole = await isWhole(release, await registry.filesOf('mf-contact', '1.0.0'));
    return { payloads: submissions.map(({ payload }) => payload), files, whole };
  } finally {
    await database.destroy();
    bucket?.close();
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clandor-backup-'));
  gateway = await startGateway();
  const build = file('build');
  makeBuild(build, 'mf-contact');
  await publishFolder(gateway.registry, 'mf-contact', build);
  const own = startBrowser(() => gateway);
  const photo = await jpeg({ width: 60, height: 60 });
  const urls = await own.upload(photo, photo, photo, photo, mp4({ filler: 300_000 }), mp4());
  const post = (path: string, payload: object) =>
    gateway.ask('POST', `/api/${path}`, {
      headers: { ...JSON_HEADERS, ...own.headers() },
      body: JSON.stringify(payload),
    });
  await post('gentlemen-waitlist', GENTLEMEN_EXAMPLE);
  const uploaded = { uploadedPhotos: urls.slice(0, 4), uploadedVideos: urls.slice(4) };
  expect((await post('ladies-applications', { ...LADIES_EXAMPLE, ...uploaded })).status).toBe(201);
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

describe('a backup', { timeout: 120_000 }, () => {
  it('is restored with all that was in it', async () => {
    const done = await backUp({ ...club(), to: file('all.tar.gz'), keys: 'with' });
    expect(done).toMatchObject({ removed: [], missing: [], bytes: statSync(done.file).size });
    expect(statSync(done.file).mode & 0o077).toBe(0);
    const there = await elsewhere();
    expect(await restore({ ...there, from: done.file })).toEqual({
      files: done.files,
      submissions: 2,
      uploads: 6,
      missing: [],
    });
    const { payloads, files, whole } = await read(there);
    expect(payloads).toEqual([
      expect.objectContaining(GENTLEMEN_EXAMPLE),
      expect.objectContaining({ fullLegalName: LADIES_EXAMPLE.fullLegalName }),
    ]);
    expect(files.map(({ name }) => name)).toEqual([
      'photo-1.jpg',
      'photo-2.jpg',
      'photo-3.jpg',
      'photo-4.jpg',
      'video-1.mp4',
      'video-2.mp4',
    ]);
    expect(files.every(({ bytes }) => bytes > 100)).toBe(true);
    expect(whole).toBe(true);
  });

  it('holds nothing readable of what visitors sent', async () => {
    const { file: backup } = await backUp({ ...club(), to: file('sealed.tar.gz'), keys: 'without' });
    const text = gunzipSync(readFileSync(backup)).toString('latin1');
    for (const word of [
      LADIES_EXAMPLE.fullLegalName,
      LADIES_EXAMPLE.email,
      GENTLEMEN_EXAMPLE.fullName,
      'JFIF',
      'ftyp',
    ]) {
      expect(text).not.toContain(word);
    }
  });

  it('without keys is restored with those that were backed up apart, and with no others', async () => {
    const { file: records } = await backUp({ ...club(), to: file('records.tar.gz'), keys: 'without' });
    const { file: keys, files } = await backUp({ ...club(), to: file('keys.tar.gz'), keys: 'only' });
    expect(files).toBe(readdirSync(join(gateway.dataDir, 'keys')).length);
    openVault(file('others'));
    const { file: others } = await backUp({
      dataDir: file('others'),
      bucket: null,
      to: file('o.tar.gz'),
      keys: 'only',
    });
    const there = await elsewhere();
    await expect(restore({ ...there, from: records })).rejects.toThrow(/made without the keys\. Give the backup that/);
    await expect(restore({ ...there, from: keys })).rejects.toThrow(/holds keys only/);
    await expect(restore({ ...there, from: records, keysFrom: others })).rejects.toThrow(/do not open these records/);
    expect(readdirSync(there.dataDir)).toEqual([]);
    expect(await restore({ ...there, from: records, keysFrom: keys })).toMatchObject({ submissions: 2, uploads: 6 });
    expect((await read(there)).whole).toBe(true);
  });

  it('overwrites nothing, and a restoration neither', async () => {
    writeFileSync(file('there.tar.gz'), 'mine');
    await expect(backUp({ ...club(), to: file('there.tar.gz'), keys: 'with' })).rejects.toThrow(/is there already/);
    expect(readFileSync(file('there.tar.gz'), 'utf8')).toBe('mine');
    const { file: backup } = await backUp({ ...club(), to: file('once.tar.gz'), keys: 'with' });
    await expect(restore({ ...club(), from: backup })).rejects.toThrow(/is not empty, and nothing is overwritten/);
    await expect(backUp({ dataDir: file('nothing'), bucket: null, to: file('n'), keys: 'with' })).rejects.toThrow(
      /There is no database in/,
    );
    expect(readdirSync(folder).filter((name) => name.includes('.part') || name.startsWith('.backup'))).toEqual([]);
  });

  it('leaves out what is removed while it runs, and says what is missing', async () => {
    const own = startBrowser(() => gateway);
    const urls = await own.upload(await jpeg(), await jpeg());
    // In the order in which they are backed up.
    const [lost = '', taken = ''] = urls.map((url) => url.slice(-32)).sort();
    for (const id of [lost, taken]) await gateway.services.uploadStore.remove(id);
    const takeBack = () => {
      const database = new DatabaseSync(join(gateway.dataDir, 'club.sqlite'));
      database.prepare('delete from uploads where id = ?').run(taken);
      database.close();
    };
    const backup = await backUp({ ...club(), to: file('gaps.tar.gz'), keys: 'with', progress: takeBack });
    expect([backup.missing, backup.removed]).toEqual([[lost], [taken]]);
    const there = await elsewhere();
    expect(await restore({ ...there, from: backup.file })).toMatchObject({ missing: [lost] });
    const restored = await openDatabase({ dataDir: there.dataDir });
    const ids = (await restored.selectFrom('uploads').select('id').execute()).map(({ id }) => id);
    await restored.destroy();
    expect([ids.includes(lost), ids.includes(taken)]).toEqual([true, false]);
    await gateway.database.deleteFrom('uploads').where('id', '=', lost).execute();
  });
});

describe('a damaged backup is refused, and nothing of it stays', { timeout: 120_000 }, () => {
  let whole: Buffer;
  beforeEach(async () => {
    if (!existsSync(file('whole.tar.gz'))) await backUp({ ...club(), to: file('whole.tar.gz'), keys: 'with' });
    whole = readFileSync(file('whole.tar.gz'));
  });
  it.each<[string, () => Buffer]>([
    ['cut in half', () => whole.subarray(0, whole.length / 2)],
    ['cut at its end', () => whole.subarray(0, -2_000)],
    ['with one bit changed', () => changed(whole)],
    ['that is none', () => Buffer.from('not a backup')],
  ])('%s', async (_, spoil) => {
    writeFileSync(file('spoilt.tar.gz'), spoil());
    const there = await elsewhere();
    await expect(restore({ ...there, from: file('spoilt.tar.gz') })).rejects.toThrow(BackupError);
    expect(readdirSync(there.dataDir)).toEqual([]);
    there.bucket?.close();
  });
});

function changed(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const middle = Math.floor(copy.length / 2);
  copy.writeUInt8(copy.readUInt8(middle) ^ 1, middle);
  return copy;
}
