import type { StoredBytes } from '../vault/index.ts';
import type { BucketAddress } from './storage-url.ts';

export interface StorageSettings extends BucketAddress {
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined };
}

/** An object as a listing shows it. */
export interface Listed {
  name: string;
  /** Milliseconds since 1970, by the bucket's clock. */
  changedAt: number;
}

/** What lies in the bucket, by names below the prefix: `uploads/1234`. All of it throws StorageError. */
export interface Bucket {
  /** Stores a file of this machine; the bucket has acknowledged all of it when this resolves. */
  put(name: string, path: string): Promise<void>;
  open(name: string): Promise<StoredBytes>;
  has(name: string): Promise<boolean>;
  /** Whether it was there or not. */
  remove(name: string): Promise<void>;
  /** What lies below a prefix (`uploads/`), a page of at most a thousand at a time. */
  list(prefix: string): AsyncGenerator<Listed[]>;
  /** Resolves when the bucket answers and lets us in. */
  check(): Promise<void>;
  close(): void;
}

/** How long the bucket may take, in milliseconds, and how much of it is asked for at once. */
export interface BucketLimits {
  /** Until a connection stands. */
  connect: number;
  /** Without a byte either way. */
  silence: number;
  /** For one small request, all tries included. */
  request: number;
  /** For storing one file, waiting for a place included; less than what leaves a file to the sweep (uploads/sweep.ts). */
  put: number;
  /** Objects in one page of a listing; S3 gives a thousand at most. */
  page: number;
}
