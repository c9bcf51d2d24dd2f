/**
 * The bucket did not do what it was asked. The message is for the log and for people at a terminal; it holds no
 * credentials, and nothing of what visitors sent.
 */
export class StorageError extends Error {
  override name = 'StorageError';
  /** Whether it said that there is no such thing, and not that it cannot answer. */
  readonly missing: boolean;

  constructor(message: string, { missing = false } = {}) {
    super(message);
    this.missing = missing;
  }
}

/**
 * What somebody threw who was asked to do something, as a StorageError. The original is not kept: the client's errors
 * carry the whole answer, which may repeat the key's id and what was signed.
 *
 * @param asked what was asked, after "the storage did not": `give a file of uploads/`
 */
export function storageError(asked: string, thrown: unknown): StorageError {
  if (thrown instanceof StorageError) return thrown;
  const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const status = statusOf(thrown);
  const why = name === 'TimeoutError' || name === 'AbortError' ? 'it took too long' : `${name}: ${message}`;
  return new StorageError(`The storage did not ${asked}: ${why}${status ? ` (${status})` : ''}`, {
    missing: status === 404 && name !== 'NoSuchBucket',
  });
}

const statusOf = (thrown: unknown): number | undefined =>
  typeof thrown === 'object' && thrown !== null && '$metadata' in thrown
    ? (thrown.$metadata as { httpStatusCode?: number } | undefined)?.httpStatusCode
    : undefined;
