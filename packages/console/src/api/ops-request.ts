import { OPS_API } from '@clandor/contract';
import { errorOf, OpsError } from './ops-error.ts';

export type OpsMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** An answer that has not begun by then does not come, in milliseconds. What streams may take longer once it has begun. */
const TIME_LIMIT = 10_000;

interface OpsRequestOptions {
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * Asks the gateway.
 *
 * @param path below /ops/api: `/state`
 * @throws OpsError in every case of failure, but fetch's own `AbortError` when `signal` says so
 */
export async function opsRequest<Answer>(
  method: OpsMethod,
  path: string,
  options: OpsRequestOptions = {},
): Promise<Answer> {
  const response = await opsFetch(method, path, options);
  if (response.status === 204) return undefined as Answer;
  try {
    return (await response.json()) as Answer;
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new OpsError('failed', 'The gateway answered with something else than JSON.');
  }
}

/** The same, with the answer as it comes. */
export async function opsFetch(
  method: OpsMethod,
  path: string,
  { body, signal }: OpsRequestOptions = {},
): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT);
  try {
    const response = await fetch(`${OPS_API}${path}`, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json; charset=utf-8' } }),
    });
    if (!response.ok) throw await errorOf(response);
    return response;
  } catch (error) {
    if (error instanceof OpsError || signal?.aborted) throw error;
    throw new OpsError(
      'unreachable',
      limit.signal.aborted ? `The gateway did not answer in ${TIME_LIMIT / 1000} s.` : 'The gateway cannot be reached.',
    );
  } finally {
    clearTimeout(timer);
  }
}
