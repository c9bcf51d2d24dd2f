import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';

/** One thing in an archive, however wrong. */
export type Entry = Pick<Header, 'name'> & Partial<Pick<Header, 'type' | 'linkname'>> & { content?: string | Buffer };

/** The files of a build, as an archive holds them. */
export const entriesOf = (folder: string): Entry[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ name: relative(folder, file), content: readFileSync(file) }));

/** A tar.gz of exactly these entries. */
export async function archiveOf(entries: readonly Entry[]): Promise<Buffer> {
  const archive = pack();
  const packed = Array.fromAsync(archive as AsyncIterable<Buffer>);
  for (const { content, ...header } of entries) {
    if (content === undefined) archive.entry(header as Header);
    else archive.entry(header as Header, content);
  }
  archive.finalize();
  return gzipSync(Buffer.concat(await packed));
}
