import type { StoredBytes } from '../vault/index.ts';

/** Where finished files lie, sealed, each by its id: the data folder, or a bucket. */
export interface FinishedFiles {
  /** Takes over a file that was written and is on this machine's disk. It is kept for good when this resolves. */
  take(path: string, id: string): Promise<void>;
  open(id: string): Promise<StoredBytes>;
  /** Whether it was there or not. */
  remove(id: string): Promise<void>;
  has(id: string): Promise<boolean>;
  /** Ids of what has lain untouched for `milliseconds`, some at a time. */
  idle(milliseconds: number): AsyncGenerator<string[]>;
}

export const isUploadId = (name: string): boolean => /^[0-9a-f]{32}$/.test(name);
