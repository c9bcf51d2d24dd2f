import { apiRequest } from '@clandor/platform';

/** After this many milliseconds without an answer the visitor is told, rather than left waiting. */
const PATIENCE = 30_000;

/**
 * Sends a form and gives its reference. Only the status decides whether it was taken (design.md, reading 7): a backend
 * that answers 2xx without a reference, or without JSON, has taken it too.
 *
 * @throws {ApiError} for a status outside 2xx
 * @throws {Error} when no answer came: `TypeError`, or `TimeoutError` after 30 s
 */
export async function submit(path: `/api/${string}`, body: object, idempotencyKey: string): Promise<string | null> {
  try {
    const answer = await apiRequest<{ reference?: string } | null>('POST', path, {
      body,
      idempotencyKey,
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer?.reference ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
