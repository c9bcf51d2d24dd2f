import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isInnerPath } from '@clandor/contract';
import { extract } from 'tar-stream';
import { ReleaseError } from './release-error.ts';

/** What an archive from outside may hold at most: a remote with all its pictures is a tenth of it. */
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_FILES = 10_000;
export const MOST_SENT = 128 * 1024 * 1024;

/** What zlib and tar-stream say of an end that comes too soon. */
const BROKEN_OFF = /unexpected end|premature close/i;

/**
 * Unpacks a tar.gz of a build: plain files inside of the folder, and nothing else.
 *
 * @param folder absolute; made here, and removed again when the archive is refused
 * @returns what was in it, in words
 * @throws ReleaseError for a path that leads out, a link or device, a file twice, too much of anything, or what is no
 *   archive
 */
export async function unpack(
  archive: Readable,
  folder: string,
  { mostBytes, mostSent } = { mostBytes: MOST_BYTES, mostSent: MOST_SENT },
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const seen = new Set<string>();
  let bytes = 0;
  let sent = 0;
  const entries = extract();
  // The request itself is left open whatever happens: its answer says what was wrong.
  const limited = async function* () {
    for await (const chunk of archive.iterator({ destroyOnReturn: false })) {
      sent += chunk.length;
      if (sent > mostSent) throw tooLarge(mostSent, mostBytes);
      yield chunk;
    }
  };
  const stopped = new AbortController();
  const readAll = async () => {
    for await (const entry of entries) {
      const { name: given, type, size = 0 } = entry.header;
      const name = given.replace(/^\.\//, '');
      if (type === 'directory') {
        entry.resume();
        continue;
      }
      if (type !== 'file') throw refuse(`${name} is a ${type}: a release holds plain files only`);
      if (!isInnerPath(name)) throw refuse(`${given} leads out of the release's folder, or is no plain path`);
      if (seen.has(name)) throw refuse(`${name} is in it twice`);
      seen.add(name);
      bytes += size;
      if (bytes > mostBytes || seen.size > MOST_FILES) throw tooLarge(mostSent, mostBytes);
      await mkdir(dirname(join(folder, name)), { recursive: true });
      const file = createWriteStream(join(folder, name), { flags: 'wx' });
      await pipeline(entry, file, { signal: stopped.signal });
    }
  };
  try {
    // Whichever fails first says why; the other one is ended.
    await Promise.all([readAll(), pipeline(limited, createGunzip(), entries)]);
    return `${seen.size} files, ${Math.ceil(sent / 1024).toLocaleString('en-GB')} KB sent`;
  } catch (error) {
    stopped.abort();
    await rm(folder, { recursive: true, force: true });
    if (error instanceof ReleaseError) throw error;
    throw refuse(
      archive.errored || (error instanceof Error && BROKEN_OFF.test(error.message))
        ? 'it broke off: send it again'
        : `it is no tar.gz that can be read (${error instanceof Error ? error.message : error}): pack it with \`release publish --to\``,
    );
  } finally {
    archive.resume();
  }
}

const refuse = (problem: string): ReleaseError => new ReleaseError('The archive was refused:', [problem]);
const tooLarge = (mostSent: number, mostBytes: number): ReleaseError =>
  refuse(
    `it is too large: at most ${mostSent / 2 ** 20} MB sent, ${mostBytes / 2 ** 20} MB unpacked and ${MOST_FILES} files`,
  );
