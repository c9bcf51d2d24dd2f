import { ApiError } from './api-error.ts';
import { isIos } from './ios.ts';

/** Tells the backend that an iOS client asks (spec section 7). */
export const IOS_HEADER = 'X-Client-Platform';

export interface ApiRequest {
  method?: 'GET' | 'POST';
  /** `/api/…`, another absolute path of this site, or a full http(s) address. */
  path: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a multipart form. */
  form?: FormData;
  /** Makes a repeated submission count once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The backend's base where it is another host (`composition.apiBase`); empty or absent when it is this one. */
  apiBase?: string;
  /** What a 401 gives: an error (default), or null. */
  on401?: 'throw' | 'null';
}

/**
 * One call by the rules of the default data loader (spec section 7): credentials included, CORS mode, no caching,
 * the iOS header and its single retry over plain http — only from a page that came by http itself (design.md, 8).
 *
 * @returns the JSON of a successful answer; null for a 401 when asked for, and for an answer without a body
 * @throws ApiError for any other answer that is not OK; the browser's own error when the network fails
 */
export async function apiRequest<Answer>(request: ApiRequest): Promise<Answer | null> {
  const response = await send(request);
  if (response.status === 401 && request.on401 === 'null') return null;
  const body = await response.text();
  if (!response.ok) throw new ApiError(response.status, response.statusText, body);
  return body === '' ? null : (JSON.parse(body) as Answer);
}

async function send(request: ApiRequest): Promise<Response> {
  const url = addressOf(request.path, request.apiBase ?? '');
  const init = initOf(request);
  try {
    return await fetch(url, init);
  } catch (error) {
    const aborted = request.signal?.aborted ?? false;
    if (aborted || !isIos() || location.protocol !== 'http:') throw error;
    return fetch(url.replace(/^https:/, 'http:'), init);
  }
}

/** Where a target is: the backend without its `/api` prefix when it is another host, else this site. */
export function addressOf(path: string, apiBase: string): string {
  if (/^https?:/.test(path)) return path;
  if (apiBase && /^\/api(\/|$)/.test(path)) return apiBase.replace(/\/$/, '') + path.slice('/api'.length);
  return new URL(path, location.origin).href;
}

function initOf({ method = 'GET', json, form, idempotencyKey, signal }: ApiRequest): RequestInit {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Cache-Control': 'no-cache, no-store, must-revalidate',
    Pragma: 'no-cache',
    Expires: '0',
  };
  if (json !== undefined) headers['Content-Type'] = 'application/json';
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  if (isIos()) headers[IOS_HEADER] = 'ios';
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
  return {
    method,
    headers,
    credentials: 'include',
    mode: 'cors',
    cache: 'no-store',
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  };
}
