import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ReleaseError } from '@clandor/gateway/releases';
import { pack } from 'tar-stream';

const zip = promisify(gzip);

/**
 * Packs a build as tar.gz, ready to be sent.
 *
 * @throws ReleaseError when there is none
 */
export async function packBuild(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new ReleaseError(`There is no build in ${folder}. Build it first.`);
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const archive = pack();
  const packed = Array.fromAsync(archive as AsyncIterable<Buffer>);
  for (const file of files) {
    // The same build packs to the same bytes, whenever and wherever it is packed.
    archive.entry({ name: relative(folder, file), mtime: new Date(0), mode: 0o644 }, await readFile(file));
  }
  archive.finalize();
  return zip(Buffer.concat(await packed));
}
