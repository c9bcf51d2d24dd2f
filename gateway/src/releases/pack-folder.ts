import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** Packs all files of a folder into a tar.gz; one file at a time is read, and never a whole one. */
export async function packFolder(folder: string, archive: string): Promise<void> {
  const tar = pack();
  // Most of it is compressed already.
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const written = pipeline(tar, gzip, createWriteStream(archive, { flags: 'wx' }));
  const read = async () => {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const { size } = await stat(file);
      await pipeline(createReadStream(file), tar.entry({ name: relative(folder, file), size, mode: 0o644 }));
    }
    tar.finalize();
  };
  await Promise.all([
    written,
    read().catch((error: Error) => {
      tar.destroy(error);
      throw error;
    }),
  ]);
}
