import { open, opendir, rename, rm, stat } from 'node:fs/promises';
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
      const page: string[] = [];
      for await (const name of untouched(folder, milliseconds)) {
        if (isUploadId(name)) page.push(name);
        if (page.length === PAGE) yield page.splice(0);
      }
      if (page.length > 0) yield page;
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

/** Names of the files in a folder that nothing was written to for `milliseconds`, as they are found. */
export async function* untouched(folder: string, milliseconds: number): AsyncGenerator<string> {
  const before = Date.now() - milliseconds;
  for await (const { name } of await opendir(folder)) {
    // It may be gone by now: renamed, or removed by another gateway.
    const found = await stat(join(folder, name)).catch(() => null);
    if (found?.isFile() && found.mtimeMs <= before) yield name;
  }
}
