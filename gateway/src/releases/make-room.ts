import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { INCOMING } from './store-files.ts';

interface Copy {
  ref: string;
  path: string;
  bytes: number;
  usedAt: number;
}

/**
 * Removes the copies of releases that were asked for longest ago, until the rest takes no more than `room` bytes.
 *
 * @param inUse what stays regardless, `name@version`
 */
export async function makeRoom(folder: string, room: number, inUse: ReadonlySet<string>): Promise<void> {
  const copies = await copiesIn(folder);
  let bytes = copies.reduce((sum, copy) => sum + copy.bytes, 0);
  for (const copy of copies.sort((a, b) => a.usedAt - b.usedAt)) {
    if (bytes <= room) return;
    if (inUse.has(copy.ref)) continue;
    await rm(copy.path, { recursive: true, force: true });
    bytes -= copy.bytes;
  }
}

async function copiesIn(folder: string): Promise<Copy[]> {
  const copies: Copy[] = [];
  for (const name of await foldersIn(folder)) {
    if (name.startsWith(INCOMING)) continue;
    for (const version of await foldersIn(join(folder, name))) {
      const path = join(folder, name, version);
      // Another process may make room at this moment too.
      const status = await stat(path).catch(() => null);
      if (status) copies.push({ ref: `${name}@${version}`, path, bytes: await sizeOf(path), usedAt: status.mtimeMs });
    }
  }
  return copies;
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue;
    bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0;
  }
  return bytes;
}
