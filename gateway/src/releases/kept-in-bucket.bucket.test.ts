import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { readEnv } from '../env.ts';
import { type Bucket, openBucket, StorageError } from '../storage/index.ts';
import { type FaultProxy, startFaultProxy } from '../testing/fault-proxy.ts';
import { PAGE, publishFolder, startHouse, type TestHouse } from '../testing/start-house.ts';
import { s3Environment } from '../testing/start-s3.ts';
import { activate, openRegistry, type Registry } from './index.ts';
import { isWhole } from './is-whole.ts';
import { keptInBucket } from './kept-in-bucket.ts';

let proxy: FaultProxy;
let house: TestHouse;
let bucket: Bucket;
let elsewhere: string;
let count = 0;
beforeAll(async () => {
  proxy = await startFaultProxy(inject('s3') ?? 0);
});
beforeEach(async () => {
  count += 1;
  const environment = s3Environment(proxy.port, `kept-${count}`);
  house = await startHouse({ live: true, environment });
  const { storage } = readEnv(environment);
  if (!storage) throw new Error('no STORAGE_URL');
  bucket = await openBucket(storage);
  elsewhere = await mkdtemp(join(tmpdir(), 'clandor-elsewhere-'));
});
afterEach(async () => {
  proxy.fault('none');
  bucket.close();
  await house.close();
  await rm(elsewhere, { recursive: true });
});
afterAll(() => proxy.close());

/** The registry as a process of another machine has it: the same database and bucket, and a folder of its own. */
const otherMachine = (): Registry =>
  openRegistry({ database: house.registry.database, folder: join(elsewhere, 'releases'), bucket });
const archives = async () => (await Array.fromAsync(bucket.list('releases/'))).flat().map(({ name }) => name);

describe('release files in a bucket', { timeout: 120_000 }, () => {
  it('another machine gets them, renders them, and makes them live', async () => {
    const version = await house.publish('mf-contact', { text: 'from the first machine' });
    const other = otherMachine();
    await activate([{ name: 'mf-contact', version }], { registry: other, page: PAGE, by: 'test' });
    const folder = other.folderOf('mf-contact', version);
    expect(await isWhole(await other.release('mf-contact', version), folder)).toBe(true);
    const tree = (at: string) => readdirSync(at, { recursive: true }).map(String).sort();
    expect(tree(folder)).toEqual(tree(house.registry.folderOf('mf-contact', version)));
    // Both look for what is live, and each has what it needs.
    await activate([{ name: 'mf-contact', version: '1.0.0' }], { registry: house.registry, page: PAGE, by: 'test' });
    expect(existsSync(other.folderOf('mf-contact', '1.0.0'))).toBe(false);
    expect(await other.filesOf('mf-contact', '1.0.0')).toBe(other.folderOf('mf-contact', '1.0.0'));
  });

  it('processes of one machine that want the same at once get it', async () => {
    const machines = Array.from({ length: 4 }, otherMachine);
    const folders = await Promise.all(machines.flatMap((each) => [1, 2].map(() => each.filesOf('shell', '1.0.0'))));
    expect(new Set(folders).size).toBe(1);
    expect(await isWhole(await house.registry.release('shell', '1.0.0'), folders[0] ?? '')).toBe(true);
    expect(readdirSync(join(elsewhere, 'releases'))).toEqual(['shell']);
  });

  it.each(['error', 'gone', 'short', 'wrong'] as const)(
    'a storage at fault (%s) gives no files, and leaves none; later it does',
    async (fault) => {
      const other = otherMachine();
      proxy.fault(fault, ['GET']);
      await expect(other.filesOf('shell', '1.0.0')).rejects.toThrow(StorageError);
      expect(existsSync(other.folderOf('shell', '1.0.0'))).toBe(false);
      expect(readdirSync(elsewhere, { recursive: true })).not.toContain(expect.stringContaining('.incoming'));
      proxy.fault('none');
      expect(existsSync(join(await other.filesOf('shell', '1.0.0'), 'release.json'))).toBe(true);
    },
  );

  it('a publication is refused while the storage takes nothing, and goes through afterwards', async () => {
    proxy.fault('error', ['PUT', 'POST']);
    const listed = await house.registry.list();
    const kept = await archives();
    await expect(house.publish('mf-contact', { text: 'too early' })).rejects.toThrow(
      /mf-contact was not published: its files could not be stored\. Try again\./,
    );
    expect([await house.registry.list(), await archives()]).toEqual([listed, kept]);
    proxy.fault('none');
    const build = house.builds['mf-contact'];
    expect(await publishFolder(house.registry, 'mf-contact', build)).toMatchObject({ version: '1.0.1', isNew: true });
    expect(await archives()).toHaveLength(kept.length + 1);
  });

  it('a damaged copy is replaced when a process starts', async () => {
    const folder = await otherMachine().filesOf('shell', '1.0.0');
    const genuine = readFileSync(join(folder, 'release.json'), 'utf8');
    const { server } = JSON.parse(genuine);
    for (const spoil of [
      () => writeFileSync(join(folder, server), 'process.exit()'),
      () => writeFileSync(join(folder, 'web/added.js'), '1'),
    ]) {
      spoil();
      await otherMachine().filesOf('shell', '1.0.0');
      expect(await isWhole(JSON.parse(genuine), folder)).toBe(true);
    }
  });

  it('keeps no more copies than there is room for, and those in use', async () => {
    const { registry } = house;
    for (let build = 0; build < 3; build += 1) await house.publish('mf-contact', { text: `build ${build}` });
    const folder = join(elsewhere, 'releases');
    const inUse = async () => new Set(['mf-contact@1.0.0']);
    const files = keptInBucket({ bucket, folder, inUse, room: 1 });
    for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3']) {
      await files.bring(await registry.release('mf-contact', version));
      expect(readdirSync(join(folder, 'mf-contact')).sort()).toEqual([...new Set(['1.0.0', version])]);
    }
    // What went comes again.
    const first = await registry.release('mf-contact', '1.0.1');
    expect(await isWhole(first, await files.bring(first))).toBe(true);
  });

  it('clean-up removes from the bucket what no release lists, and nothing younger than a day', async () => {
    const kept = await archives();
    await house.publish('mf-contact', { text: 'to be removed' });
    const releases = await Promise.all(
      (await house.registry.list())
        .filter(({ version }) => version === '1.0.0')
        .map(({ name, version }) => house.registry.release(name, version)),
    );
    await house.registry.files.sweep(releases);
    expect(await archives()).toHaveLength(kept.length + 1);
    const files = keptInBucket({ bucket, folder: elsewhere, inUse: async () => new Set(), unlistedAge: 0 });
    await files.sweep(releases);
    expect((await archives()).toSorted()).toEqual(kept.toSorted());
  });
});
