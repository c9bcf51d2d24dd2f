import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DeskError, openFiles } from '@clandor/gateway/desk';
import { counting, say } from '@clandor/terminal';
import { withDesk } from '../open.ts';

/** `desk files`: a submission's photos and videos, opened into a folder that only its maker may read. */
export const files = (reference: string, { to, json }: { to: string; json: boolean }): Promise<void> =>
  withDesk(async (desk) => {
    try {
      mkdirSync(to, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw notWritten(to, error);
    }
    const written: { file: string; bytes: number }[] = [];
    for await (const { name, bytes, file } of openFiles(desk, reference)) {
      const path = join(to, `${reference.toUpperCase()}-${name}`);
      const megabytes = counting(`${name}, MB`);
      const total = Math.max(1, Math.ceil(file.size / 1e6));
      let done = 0;
      const watched = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          done += chunk.length;
          megabytes(Math.ceil(done / 1e6), total);
          yield chunk;
        }
      };
      const out = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      await pipeline(Readable.from(file.stream()), watched, out).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'EEXIST'
          ? new DeskError(`${path} is there already. Choose another folder, or remove it.`)
          : notWritten(path, error);
      });
      written.push({ file: path, bytes });
    }
    say(json, written, written.map(({ file }) => file).join('\n') || `${reference} has no files.`);
  });

/** What the system says of the place, without a stack; whatever else is wrong stays as it is. */
function notWritten(path: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC'].includes(code)) return error;
  return new DeskError(`${path} cannot be written (${code}). Choose another folder with --to.`);
}
