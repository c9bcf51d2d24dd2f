import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { HEADER, headerSchema, isBackedUp, MANIFEST, type Manifest, manifestSchema } from './format.ts';

/**
 * Unpacks a backup and compares every file with its manifest.
 *
 * @param folder absolute and there
 * @throws BackupError for what is no backup, is cut short, or differs from its manifest
 */
export async function unpackBackup(
  file: string,
  folder: string,
  progress: (files: number) => void = () => {},
): Promise<Manifest> {
  const entries = extract();
  const found = new Map<string, { bytes: number; sha256: string }>();
  let manifest: Manifest | undefined;
  const readAll = async () => {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      if (name === HEADER) parse(headerSchema, await text(entry), file);
      else if (name === MANIFEST) manifest = parse(manifestSchema, await text(entry), file);
      else if (type !== 'file' || !isBackedUp(name) || found.has(name)) {
        throw new BackupError(`${file} is no backup of the club: it holds ${name}.`);
      } else {
        found.set(name, await write(entry, join(folder, name)));
        progress(found.size);
      }
    }
  };
  await Promise.all([readAll(), pipeline(createReadStream(file), createGunzip(), entries)]).catch((error: unknown) => {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} cannot be read as a backup, or is cut short. Take another one.`, { cause: error });
  });
  if (!manifest) throw new BackupError(`${file} is cut short: its manifest is missing. Take another one.`);
  const changed = manifest.files.filter(({ path, ...is }) => {
    const has = found.get(path);
    return has?.sha256 !== is.sha256 || has.bytes !== is.bytes;
  });
  if (changed.length > 0 || found.size !== manifest.files.length) {
    throw new BackupError(
      `${file} is damaged: ${changed[0]?.path ?? 'a file'} is not what was backed up. Take another one.`,
    );
  }
  return manifest;
}

async function write(entry: AsyncIterable<unknown>, path: string): Promise<{ bytes: number; sha256: string }> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  const hashed = async function* (pieces: AsyncIterable<unknown>) {
    for await (const piece of pieces) {
      if (!Buffer.isBuffer(piece)) throw new Error('an archive gave something that is no bytes');
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  };
  await pipeline(entry, hashed, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return { bytes, sha256: hash.digest('hex') };
}

function parse<Schema extends z.ZodType>(schema: Schema, json: string, file: string): z.output<Schema> {
  const { data, error } = schema.safeParse(JSON.parse(json));
  if (error) throw new BackupError(`${file} is no backup of the club: ${error.issues[0]?.message}.`);
  return data;
}
