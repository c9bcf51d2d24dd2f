/** Nothing was made; the message says why, and what to do. */
export class ScaffoldError extends Error {
  override name = 'ScaffoldError';
}
