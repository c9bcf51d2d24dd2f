import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from '@clandor/contract';
import { hashOf } from './hash-of.ts';

/** What stands beside a file for browsers, and how it becomes that file again. */
const COPIES = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

/** Whether a folder holds exactly the files of a release, compressed copies included, each with the hash it was published with. */
export async function isWhole(release: Release, folder: string): Promise<boolean> {
  const present = await filesIn(folder);
  for (const { path, bytes, integrity } of release.files) {
    if (!present.delete(path)) return false;
    const content = await readFile(join(folder, path));
    if (content.length !== bytes || hashOf(content) !== integrity) return false;
    for (const [suffix, unpack] of Object.entries(COPIES)) {
      if (!present.delete(path + suffix)) continue;
      const copy = await readFile(join(folder, path + suffix));
      // Never more than the file: a copy that became larger would be another one.
      const plain = await unpack(copy, { maxOutputLength: Math.max(1, bytes) }).catch(() => null);
      if (!plain?.equals(content)) return false;
    }
  }
  present.delete('release.json');
  return present.size === 0;
}

async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return new Set(
    entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  );
}
