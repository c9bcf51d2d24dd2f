import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSealed, openVault, plainSize, seal, sealing, storedFile, unseal, VaultError } from './index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clandor-vault-'));
});
afterEach(() => rm(folder, { recursive: true }));

const NOON = new Date('2030-01-01T12:00:00Z');

describe('keys', () => {
  it('a data key opens under its context only, also after the vault was opened again', () => {
    const { key, wrapped } = openVault(folder).newKey('submission/1');
    expect(openVault(folder).unwrap(wrapped, 'submission/1')).toEqual(key);
    expect(() => openVault(folder).unwrap(wrapped, 'submission/2')).toThrow(VaultError);
    expect(wrapped).not.toContain(key.toString('base64url'));
  });

  it('rotation wraps the same data keys again; what the old key wrapped opens still', () => {
    const vault = openVault(folder);
    const { key, wrapped } = vault.newKey('a');
    const id = vault.rotate(NOON);
    expect(vault.masterKeys().at(-1)).toBe(id);
    expect(vault.unwrap(wrapped, 'a')).toEqual(key);
    const again = vault.rewrap(wrapped, 'a');
    expect([vault.masterKeyOf(wrapped), vault.masterKeyOf(again)]).toEqual([vault.masterKeys()[0], id]);
    expect(vault.unwrap(again, 'a')).toEqual(key);
    expect(vault.rewrap(again, 'a')).toBe(again);
  });

  it('a vault that is open finds the key that another process added', () => {
    const [here, there] = [openVault(folder), openVault(folder)];
    there.rotate(NOON);
    const { key, wrapped } = there.newKey('a');
    expect(here.unwrap(wrapped, 'a')).toEqual(key);
    expect(here.masterKeyOf(here.newKey('b').wrapped)).toBe(there.masterKeyOf(wrapped));
  });

  it('the key files are for the club’s own user alone', async () => {
    openVault(folder);
    const keys = join(folder, 'keys');
    expect((await stat(keys)).mode & 0o777).toBe(0o700);
    for (const file of await readdir(keys)) expect((await stat(join(keys, file))).mode & 0o777).toBe(0o600);
  });

  it('says what to do when a key is missing or damaged', async () => {
    const { wrapped } = openVault(folder).newKey('a');
    const [file = ''] = await readdir(join(folder, 'keys'));
    await writeFile(join(folder, 'keys', file), 'short');
    expect(() => openVault(folder)).toThrow(/damaged/);
    await rm(join(folder, 'keys', file));
    expect(() => openVault(folder).unwrap(wrapped, 'a')).toThrow(/Restore the folder "keys"/);
  });

  it('signatures hold for purpose and text, also after a rotation', () => {
    const vault = openVault(folder);
    const signature = vault.sign('uploader', 'abc');
    vault.rotate(NOON);
    expect(vault.verify('uploader', 'abc', signature)).toBe(true);
    expect(vault.verify('uploader', 'abd', signature)).toBe(false);
    expect(vault.verify('other', 'abc', signature)).toBe(false);
    for (const forged of ['', '.', 'nobody.abc', `${signature}x`])
      expect(vault.verify('uploader', 'abc', forged)).toBe(false);
  });
});

const KEY = Buffer.alloc(32, 7);

describe('a sealed record', () => {
  it('opens only whole, unchanged, with its key and context', () => {
    const sealed = seal(KEY, 'a', Buffer.from('Ada Lovelace'));
    expect(sealed.toString('latin1')).not.toContain('Ada');
    expect(unseal(KEY, 'a', sealed).toString()).toBe('Ada Lovelace');
    expect(() => unseal(KEY, 'b', sealed)).toThrow(VaultError);
    expect(() => unseal(Buffer.alloc(32), 'a', sealed)).toThrow(VaultError);
    expect(() => unseal(KEY, 'a', sealed.subarray(0, 20))).toThrow(VaultError);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => unseal(KEY, 'a', changed)).toThrow(VaultError);
    }
  });
});

describe('a sealed file', () => {
  const CHUNK = 64 * 1024;
  const path = () => join(folder, 'file');
  const plain = (size: number) => Buffer.from(Uint8Array.from({ length: size }, (_, at) => at * 31 + (at >> 8)));
  const store = async (bytes: Buffer, piece = 40_000) => {
    const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
      bytes.subarray(at * piece, (at + 1) * piece),
    );
    await writeFile(path(), Readable.from(pieces).pipe(sealing(KEY, 'x')));
  };
  const opened = async <Result>(work: (file: Awaited<ReturnType<typeof openSealed>>) => Promise<Result>) => {
    const handle = await open(path());
    try {
      return await work(await openSealed(await storedFile(handle), KEY, 'x'));
    } finally {
      await handle.close();
    }
  };

  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 200_001])(
    'of %d bytes comes back, whole and in parts',
    async (size) => {
      const bytes = plain(size);
      await store(bytes);
      expect(plainSize((await stat(path())).size)).toBe(size);
      await opened(async (file) => {
        expect(file.size).toBe(size);
        expect(Buffer.concat(await Array.fromAsync(file.stream())).equals(bytes)).toBe(true);
        for (const [start, length] of [
          [0, 10],
          [CHUNK - 3, 6],
          [size - 5, 100],
          [size, 1],
        ] as const) {
          const from = Math.max(0, start);
          expect((await file.read(from, length)).equals(bytes.subarray(from, from + length))).toBe(true);
        }
      });
    },
  );

  it('gives nothing out of a chunk that was changed, moved, cut off or added', async () => {
    await store(plain(3 * CHUNK));
    const stored = await readFile(path());
    const chunk = (at: number) => stored.subarray(8 + at * (CHUNK + 16), 8 + (at + 1) * (CHUNK + 16));
    const broken = [
      Buffer.concat([stored.subarray(0, 8), chunk(1), chunk(0), chunk(2)]),
      Buffer.concat([stored.subarray(0, 8), chunk(0), chunk(1)]),
      Buffer.concat([stored, chunk(2)]),
      stored.subarray(0, -1),
      Buffer.concat([stored.subarray(0, 100), Buffer.from([(stored[100] ?? 0) ^ 1]), stored.subarray(101)]),
    ];
    for (const bytes of broken) {
      await writeFile(path(), bytes);
      await expect(opened((file) => Array.fromAsync(file.stream()))).rejects.toThrow(VaultError);
    }
  });

  it('does not open under another key or context', async () => {
    await store(plain(10));
    const handle = await open(path());
    for (const [key, context] of [
      [Buffer.alloc(32), 'x'],
      [KEY, 'y'],
    ] as const) {
      await expect((await openSealed(await storedFile(handle), key, context)).read(0, 10)).rejects.toThrow(VaultError);
    }
    await handle.close();
  });
});
