import { LRUCache } from 'lru-cache';
import type { Memory } from '../http/answer-from-memory.ts';
import type { Encoding } from '../http/best-encoding.ts';
import type { ReadyAnswer } from '../http/ready-answer.ts';

/** Files of all releases together, in bytes: the scripts and styles of several compositions, and pictures asked for often. */
const MOST_BYTES = 32 * 1024 * 1024;
/** A larger file, in bytes, is read from the disk each time, and sent as it is read. */
const LARGEST = 512 * 1024;
/** What an answer takes beside its body, in bytes. */
const HEADERS = 2_048;

/** Whether a file of this size, in bytes, is kept in memory. */
export const isKept = (bytes: number): boolean => bytes <= LARGEST;

/** The release files that were sent lately. They never change, so nothing in here is ever out of date. */
export class FileMemory {
  readonly #answers = new LRUCache<string, ReadyAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.length + HEADERS,
  });

  /** @param path of the address */
  get = (path: string, encoding: Encoding): ReadyAnswer | undefined => this.#answers.get(`${encoding} ${path}`);

  set(path: string, encoding: Encoding, answer: ReadyAnswer): void {
    this.#answers.set(`${encoding} ${path}`, answer);
  }

  find: Memory = ({ path }, encoding) => {
    const answer = this.get(path, encoding);
    return answer ? { answer } : null;
  };
}
