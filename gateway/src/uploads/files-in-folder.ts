import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { storedFile } from '../vault/index.ts';
import { type FinishedFiles, isUploadId } from './finished-files.ts';

/** So many ids are given at a time. */
const PAGE = 500;

/** Finished files in a folder of the same disk that they were written to. */
export function filesInFolder(folder: string): FinishedFiles {
  const fileOf = (id: string) => join(folder, id);
  return {
    async take(path, id) {
      await rename(path, fileOf(id));
      await syncFolder(folder);
    },
    open: async (id) => storedFile(await open(fileOf(id))),
    remove: (id) => rm(fileOf(id), { force: true }),
    has: (id) =>
      stat(fileOf(id)).then(
        () => true,
        () => false,
      ),
    async *idle(milliseconds) {
      const ids = (await untouched(folder, milliseconds)).filter(isUploadId);
      for (let from = 0; from < ids.length; from += PAGE) yield ids.slice(from, from + PAGE);
    },
  };
}

/** The new name itself has to be on the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Names of the files in a folder that nothing was written to for `milliseconds`. */
export async function untouched(folder: string, milliseconds: number): Promise<string[]> {
  const before = Date.now() - milliseconds;
  const old: string[] = [];
  for (const file of await readdir(folder)) {
    // It may be gone by now: renamed, or removed by another gateway.
    const found = await stat(join(folder, file)).catch(() => null);
    if (found?.isFile() && found.mtimeMs <= before) old.push(file);
  }
  return old;
}
