import type { ByteSource } from './byte-source.ts';
import { tooComplex, truncated } from './refusals.ts';

/** Boxes, elements, table entries. A minute of video has a few thousand. */
const MOST_STEPS = 200_000;
/** In bytes, for the whole inspection: headers and tables, never the pictures. */
const MOST_READ = 64 * 1024 * 1024;
/** In bytes. Headers lie far apart, so little is read ahead. */
const WINDOW = 4096;

/** Reads a source a window at a time, and refuses what would take too much reading or too many steps. */
export class BoundedReader {
  readonly size: number;
  readonly #source: ByteSource;
  #window: Buffer = Buffer.alloc(0);
  #start = 0;
  #steps = 0;
  #read = 0;

  constructor(source: ByteSource) {
    this.#source = source;
    this.size = source.size;
  }

  /** @throws AppError 422 when the range reaches beyond the end, or too much has been read */
  async bytes(start: number, length: number): Promise<Buffer> {
    if (start + length > this.size) throw truncated();
    if (start < this.#start || start + length > this.#start + this.#window.length) await this.#fetch(start, length);
    return this.#window.subarray(start - this.#start, start - this.#start + length);
  }

  /**
   * Counts what is visited.
   * @throws AppError 422 when it has become too much
   */
  step(count = 1): void {
    this.#steps += count;
    if (this.#steps > MOST_STEPS) throw tooComplex();
  }

  async #fetch(start: number, length: number): Promise<void> {
    const wanted = Math.min(Math.max(length, WINDOW), this.size - start);
    this.#read += wanted;
    if (this.#read > MOST_READ) throw tooComplex();
    const window = await this.#source.read(start, wanted);
    // Whoever gives less or more than asked would have other bytes overwritten than were looked at.
    if (window.length !== wanted) throw new RangeError(`asked for ${wanted} bytes at ${start}, got ${window.length}`);
    this.#window = window;
    this.#start = start;
  }
}
