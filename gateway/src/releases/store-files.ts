import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Release } from '@clandor/contract';

/** Text that compresses; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(js|json|css|svg|txt|map|html)$/;
/** A folder of a publication that did not end, older than this, in milliseconds, is nobody's. */
const ABANDONED_AFTER = 3_600_000;
const INCOMING = '.incoming-';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Copies a checked build beside the releases, with compressed copies of what browsers fetch.
 *
 * @returns `commit`, which puts it in its place in one step, and `discard`
 */
export async function stageFiles(from: string, releases: string, release: Release) {
  await sweep(releases);
  const staged = join(releases, `${INCOMING}${randomUUID()}`);
  try {
    for (const { path } of release.files) {
      await mkdir(dirname(join(staged, path)), { recursive: true });
      await copyFile(join(from, path), join(staged, path));
      if (path.startsWith('web/') && COMPRESSIBLE.test(path)) await compressBeside(join(staged, path));
    }
    await writeFile(join(staged, 'release.json'), JSON.stringify(release));
    await syncAll(staged);
  } catch (error) {
    await rm(staged, { recursive: true, force: true });
    throw error;
  }
  return {
    async commit(): Promise<void> {
      const place = join(releases, release.name, release.version);
      // A folder without a row in the registry was left by a crash between these two steps: it counts for nothing.
      await rm(place, { recursive: true, force: true });
      await mkdir(dirname(place), { recursive: true });
      await rename(staged, place);
    },
    discard: () => rm(staged, { recursive: true, force: true }),
  };
}

async function compressBeside(file: string): Promise<void> {
  const bytes = await readFile(file);
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  await writeFile(`${file}.br`, await brotli(bytes, quality));
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
}

/** To the disk before the registry knows of it. */
async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), 'r');
    await file.sync();
    await file.close();
  }
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
