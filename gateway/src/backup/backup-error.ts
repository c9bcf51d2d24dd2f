import { AppError } from '../http/app-error.ts';
import { StorageError } from '../storage/index.ts';

/** A backup or a restoration cannot be done; the message says why and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** A storage that is away, in words for a terminal; everything else as it is. */
export function toldOf(error: unknown): unknown {
  const cause = error instanceof AppError ? error.cause : error;
  if (!(cause instanceof StorageError)) return error;
  return new BackupError(`${cause.message}. Nothing was put in its place: try again when it answers.`, { cause });
}
