import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { readEnv } from '../env.ts';
import { type FaultProxy, startFaultProxy } from '../testing/fault-proxy.ts';
import { s3Environment } from '../testing/start-s3.ts';
import { type Bucket, type BucketLimits, openBucket, StorageError } from './index.ts';
import { PART } from './put-file.ts';

const LIMITS: BucketLimits = { connect: 10_000, silence: 20_000, request: 60_000, put: 60_000, page: 10 };
/** A storage that hangs is given up while a test waits. */
const SHORT: BucketLimits = { connect: 500, silence: 300, request: 700, put: 2_000, page: 10 };

let proxy: FaultProxy;
let folder: string;
let bucket: Bucket;
/** The same one, asked with little patience. */
let hasty: Bucket;
beforeAll(async () => {
  proxy = await startFaultProxy(inject('s3') ?? 0);
  folder = await mkdtemp(join(tmpdir(), 'clandor-bucket-'));
  bucket = await open();
  hasty = await open(SHORT);
});
afterEach(() => proxy.fault('none'));
afterAll(async () => {
  bucket.close();
  hasty.close();
  await proxy.close();
  await rm(folder, { recursive: true });
});

function open(limits = LIMITS, environment = s3Environment(proxy.port, 'bucket-test')): Promise<Bucket> {
  const { storage } = readEnv(environment);
  if (!storage) throw new Error('no STORAGE_URL');
  return openBucket(storage, limits);
}
/** A file of this machine with so many random bytes. */
async function file(size: number): Promise<{ path: string; bytes: Buffer }> {
  const [path, bytes] = [join(folder, 'file'), randomBytes(size)];
  await writeFile(path, bytes);
  return { path, bytes };
}
const put = async (name: string, size: number) => {
  const { path, bytes } = await file(size);
  await bucket.put(name, path);
  return bytes;
};
const names = async (below: string) => (await Array.fromAsync(bucket.list(below))).flat().map(({ name }) => name);

describe('a bucket', () => {
  it.each([1, 1024 * 1024, PART, 2 * PART + 12_345])('gives back %d bytes, whole and from anywhere', async (size) => {
    const bytes = await put('a/file', size);
    const stored = await bucket.open('a/file');
    expect(stored.size).toBe(size);
    const pieces = [];
    for (let at = 0; at < size; at += 700_000) pieces.push(await stored.read(at, 700_000));
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
    for (const start of [size - 1, Math.floor(size / 2), 0]) {
      expect((await stored.read(start, 100)).equals(bytes.subarray(start, start + 100))).toBe(true);
    }
  });

  it('lists what lies below a prefix, in pages', async () => {
    const { path } = await file(1);
    const wanted = Array.from({ length: 25 }, (_, index) => `many/${String(index).padStart(4, '0')}`);
    await Promise.all(wanted.map((name) => bucket.put(name, path)));
    await bucket.put('other/file', path);
    const pages = await Array.fromAsync(bucket.list('many/'));
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5]);
    expect(await names('many/')).toEqual(wanted);
    const [first] = pages[0] ?? [];
    expect(Math.abs((first?.changedAt ?? 0) - Date.now())).toBeLessThan(120_000);
  });

  it('removes what is there and what is not', async () => {
    await put('b/file', 10);
    expect(await bucket.has('b/file')).toBe(true);
    for (let time = 0; time < 2; time += 1) {
      await bucket.remove('b/file');
      expect(await bucket.has('b/file')).toBe(false);
    }
    await expect(bucket.open('b/file')).rejects.toMatchObject({ missing: true });
  });

  it('is refused with a wrong key, and no key stands in what is said of it', async () => {
    const secret = 'a-secret-that-nobody-may-read';
    const wrong = await open(LIMITS, { ...s3Environment(proxy.port, 'x'), AWS_SECRET_ACCESS_KEY: secret });
    const error: unknown = await wrong.has('b/file').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StorageError);
    expect(String(error)).toMatch(/did not say whether it has a file of b\/: .*\(403\)/);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(secret);
    wrong.close();
  });
});

describe('a bucket at fault', () => {
  it.each(['error', 'hang', 'gone', 'refuse'] as const)(
    '(%s) stores nothing and says so, and works again afterwards',
    async (fault) => {
      const { path } = await file(2 * PART + 1);
      proxy.fault(fault);
      for (const work of [
        () => hasty.put('c/file', path),
        () => hasty.open('c/file'),
        () => hasty.has('c/file'),
        () => hasty.remove('c/file'),
        () => Array.fromAsync(hasty.list('c/')),
        () => hasty.check(),
      ]) {
        await expect(work()).rejects.toThrow(StorageError);
      }
      proxy.fault('none');
      expect(await names('c/')).toEqual([]);
      await bucket.put('c/file', path);
      expect(await names('c/')).toEqual(['c/file']);
      await bucket.remove('c/file');
    },
  );

  it.each(['short', 'stall'] as const)('(%s) gives no part of a file for the whole', async (fault) => {
    await put('d/file', 100_000);
    proxy.fault(fault);
    await expect(hasty.open('d/file')).rejects.toThrow(StorageError);
    proxy.fault('none');
    expect((await bucket.open('d/file')).size).toBe(100_000);
  });

  it('one that says that it keeps a file, and does not, is not believed', async () => {
    const { path } = await file(5_000);
    proxy.fault('lost');
    await expect(bucket.put('f/file', path)).rejects.toThrow(/acknowledged a file and does not show it/);
    proxy.fault('none');
    await bucket.put('f/file', path);
    expect(await names('f/')).toEqual(['f/file']);
  });

  it('a file in parts of which one fails for good leaves nothing behind', async () => {
    const { path } = await file(2 * PART + 1);
    proxy.fault('error', ['PUT']);
    await expect(bucket.put('e/file', path)).rejects.toThrow(StorageError);
    expect(proxy.asked.at(-1)).toMatch(/^DELETE .*uploadId=/);
    proxy.fault('none');
    expect(await names('e/')).toEqual([]);
  });
});
