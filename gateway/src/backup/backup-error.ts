/** A backup or a restoration cannot be done; the message says why and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
