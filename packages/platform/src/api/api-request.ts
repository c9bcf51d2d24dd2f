import { ApiError } from './api-error.ts';
import { currentBackend, targetUrl } from './backend.ts';

/** Headers that keep every cache on the way from answering. */
const NO_CACHE = { 'Cache-Control': 'no-cache, no-store, must-revalidate', Pragma: 'no-cache', Expires: '0' };
/** Marks the client as iOS. */
const IOS_HEADER = { 'X-Client-Platform': 'ios' };

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface ApiRequestOptions {
  /** A FormData goes as multipart, anything else as JSON. */
  body?: unknown;
  /** Sent as `Idempotency-Key`: the server does the work once for it, however often it is asked. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** What a 401 does: throw like any other failure (the default), or answer null. */
  on401?: 'throw' | 'null';
}

/**
 * Sends a request by the rules of spec section 7: cookies, cross-origin mode, no caching, the iOS mark and the iOS
 * retry. It raises no toasts and navigates nowhere: that is the caller's.
 *
 * @param target `/api/…`, another path of this origin, or a full http address
 * @returns the response's JSON, or null for a 401 where asked for
 * @throws {ApiError} for a response that is not OK
 * @throws {TypeError} when there is no response
 * @throws {DOMException} `AbortError`, when the signal says so
 */
export function apiRequest<Answer>(
  method: ApiMethod,
  target: string,
  options: ApiRequestOptions & { on401: 'null' },
): Promise<Answer | null>;
export function apiRequest<Answer>(method: ApiMethod, target: string, options?: ApiRequestOptions): Promise<Answer>;
export async function apiRequest<Answer>(
  method: ApiMethod,
  target: string,
  options: ApiRequestOptions = {},
): Promise<Answer | null> {
  const backend = currentBackend();
  const request = requestInit(method, options, backend.ios);
  const response = await send(targetUrl(target, backend), request, backend.ios && mayRepeat(method, options));
  if (response.status === 401 && options.on401 === 'null') return null;
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return (await response.json()) as Answer;
}

function requestInit(
  method: ApiMethod,
  { body, idempotencyKey, signal }: ApiRequestOptions,
  ios: boolean,
): RequestInit {
  const json = body !== undefined && !(body instanceof FormData);
  return {
    method,
    credentials: 'include',
    mode: 'cors',
    headers: {
      Accept: 'application/json',
      ...NO_CACHE,
      // A multipart body brings its own type, with the boundary in it.
      ...(json && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(ios && IOS_HEADER),
    },
    ...(body !== undefined && { body: json ? JSON.stringify(body) : (body as FormData) }),
    ...(signal && { signal }),
  };
}

/** Without a response we cannot know whether a request was carried out: only one that may happen twice is sent twice. */
const mayRepeat = (method: ApiMethod, { idempotencyKey }: ApiRequestOptions): boolean =>
  method === 'GET' || idempotencyKey !== undefined;

/**
 * One request, and on iOS after a network failure once more over plain http; only from a page that itself came by
 * http, since from an https page it would send cookies in the clear (design.md, reading 8).
 */
async function send(url: string, request: RequestInit, ios: boolean): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (failure) {
    if (!ios || request.signal?.aborted || window.location.protocol !== 'http:') throw failure;
    return fetch(url.replace(/^https:/, 'http:'), request);
  }
}
