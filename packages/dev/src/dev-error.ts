/** The dev server cannot start; the message says what to do. */
export class DevError extends Error {
  override name = 'DevError';
}
