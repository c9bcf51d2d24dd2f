import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Build, Release, Sizes } from '@clandor/contract';
import { compress } from '../compression/compress.ts';
import { sizesOf } from './budget.ts';
import { hashOf } from './hash-of.ts';
import { ReleaseError } from './release-error.ts';

/** Text that compresses; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(js|json|css|svg|txt|map|html)$/;
/** A folder of a publication that did not end, older than this, in milliseconds, is nobody's. */
const ABANDONED_AFTER = 3_600_000;
/** How a folder is called while its files come in. */
export const INCOMING = '.incoming-';

/** A build's files, copied and on the disk, but in no place that counts. */
export interface StagedFiles {
  /** The absolute folder that holds them for now. */
  folder: string;
  sizes: Sizes;
  /** Puts them in a release's place in one step. */
  commit(release: Release): Promise<void>;
  discard(): Promise<void>;
}

/**
 * Copies a build beside the releases, with compressed copies of what browsers fetch. What is copied is checked again:
 * a build may run while its files are read.
 *
 * @throws ReleaseError when a file is no longer what release.json says; nothing is left behind then
 */
export async function stageFiles(from: string, releases: string, build: Build): Promise<StagedFiles> {
  await sweep(releases);
  const staged = join(releases, `${INCOMING}${randomUUID()}`);
  const discard = () => rm(staged, { recursive: true, force: true });
  const sent = new Map<string, number>();
  try {
    for (const { path, integrity } of build.files) {
      const bytes = await readFile(join(from, path));
      if (hashOf(bytes) !== integrity) throw new ReleaseError(`${path} was changed while it was read. Build again.`);
      const place = join(staged, path);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, bytes);
      const isCompressed = path.startsWith('web/') && COMPRESSIBLE.test(path);
      sent.set(path, isCompressed ? await compressBeside(place, bytes) : bytes.length);
    }
    await syncAll(staged);
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    folder: staged,
    sizes: sizesOf(build, (path) => sent.get(path) ?? 0),
    discard,
    async commit(release) {
      const place = join(releases, release.name, release.version);
      await writeFile(join(staged, 'release.json'), JSON.stringify(release));
      await sync(join(staged, 'release.json'));
      await sync(staged);
      // A folder without a row in the registry was left by a crash between these two steps: it counts for nothing.
      await rm(place, { recursive: true, force: true });
      await mkdir(dirname(place), { recursive: true });
      await rename(staged, place);
      await sync(dirname(place));
      await sync(releases);
    },
  };
}

/** Gives the bytes of the smaller copy. */
async function compressBeside(file: string, bytes: Buffer): Promise<number> {
  const { br, gzip } = await compress(bytes, 'file');
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gzip);
  return br.length;
}

/** To the disk before the registry knows of it: the files, and the folders that name them. */
async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await sync(join(entry.parentPath, entry.name));
  }
  await sync(folder);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

async function sweep(releases: string): Promise<void> {
  await mkdir(releases, { recursive: true });
  for (const name of await readdir(releases)) {
    if (!name.startsWith(INCOMING)) continue;
    const path = join(releases, name);
    const status = await stat(path).catch(() => null);
    if (status && Date.now() - status.mtimeMs > ABANDONED_AFTER) await rm(path, { recursive: true, force: true });
  }
}
