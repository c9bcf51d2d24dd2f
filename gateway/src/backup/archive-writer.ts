import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './format.ts';

/** Writes a backup as it comes: no more than a piece of a file is in memory. */
export class ArchiveWriter {
  readonly files: Manifest['files'] = [];
  readonly #file: string;
  readonly #tar = pack();
  readonly #written: Promise<void>;

  /** @param file absolute; it stands there once it is whole and on the disk */
  constructor(file: string) {
    this.#file = file;
    const out = createWriteStream(`${file}.part`, { flags: 'wx', mode: 0o600, flush: true });
    // Most of it is sealed, and does not become smaller.
    this.#written = pipeline(this.#tar, createGzip({ level: constants.Z_BEST_SPEED }), out);
    // Told to whoever waits for the next file, or for the end.
    this.#written.catch(() => {});
  }

  /** @param size in bytes; fewer or more are an error */
  async add(path: string, size: number, bytes: AsyncIterable<Buffer>): Promise<void> {
    const hash = createHash('sha256');
    const hashed = async function* () {
      for await (const piece of bytes) {
        hash.update(piece);
        yield piece;
      }
    };
    const entry = this.#tar.entry({ name: path, size, mode: 0o600 });
    await Promise.race([pipeline(Readable.from(hashed(), { objectMode: false }), entry), this.#failed()]);
    this.files.push({ path, bytes: size, sha256: hash.digest('hex') });
  }

  /** A text that is not in the manifest. */
  addText(path: string, text: string): void {
    this.#tar.entry({ name: path, mode: 0o600 }, text);
  }

  /** @throws BackupError when there is such a file already */
  async close(): Promise<void> {
    this.#tar.finalize();
    await this.#written;
    await link(`${this.#file}.part`, this.#file).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? existing(this.#file) : error;
    });
    await rm(`${this.#file}.part`);
    const folder = await open(dirname(this.#file));
    await folder.sync().finally(() => folder.close());
  }

  async discard(): Promise<void> {
    this.#tar.destroy();
    await this.#written.catch(() => {});
    await rm(`${this.#file}.part`, { force: true });
  }

  async #failed(): Promise<never> {
    await this.#written;
    throw new Error('the archive ended before its files');
  }
}

export const existing = (file: string): BackupError =>
  new BackupError(`${file} is there already. Backups are not overwritten: choose another name.`);
