import type { IncomingMessage } from 'node:http';

/** A request for something that may lie in memory, and all of it that bears on the answer. */
export interface PlainRequest {
  /** Without the query; as it came, not decoded. */
  path: string;
  cookie: string;
  acceptEncoding: string;
  /** The one ETag that the browser has, in quotes; empty without one. */
  etag: string;
  /** What a proxy calls it, or a visitor (request-id.ts). */
  requestId: string | undefined;
}

/** In characters; what is longer is looked at by the whole stack (http/refuse-bad-requests.ts). */
const LONGEST_ADDRESS = 1024;
/** Headers that bear on the answer, by the length of their names: most of a browser's headers need no second look. */
const BY_LENGTH: Readonly<Record<number, true>> = {
  4: true,
  6: true,
  12: true,
  13: true,
  14: true,
  15: true,
  17: true,
};

/**
 * Reads a plain request: GET or HEAD, no body, nothing twice, no condition but one strong ETag. For all else null: it
 * is for the whole stack to look at. Goes over the headers once, because parsing all of them costs as much as answering.
 */
export function plainRequest({ method, url = '', rawHeaders }: IncomingMessage): PlainRequest | null {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_ADDRESS) return null;
  let hosts = 0;
  let cookie: string | undefined;
  let acceptEncoding: string | undefined;
  let etag: string | undefined;
  let requestId: string | undefined;
  let asksAnew = false;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (BY_LENGTH[name.length] === undefined) continue;
    const value = rawHeaders[index + 1] as string;
    switch (name.toLowerCase()) {
      case 'host':
        hosts += 1;
        if (hosts > 1) return null;
        break;
      case 'cookie':
        if (cookie !== undefined) return null;
        cookie = value;
        break;
      case 'accept-encoding':
        if (acceptEncoding !== undefined) return null;
        acceptEncoding = value;
        break;
      case 'if-none-match':
        if (etag !== undefined || !/^"[^",]*"$/.test(value)) return null;
        etag = value;
        break;
      case 'x-request-id':
        // Of two none is the proxy's for sure.
        requestId = requestId === undefined ? value : '';
        break;
      case 'cache-control':
        if (value.toLowerCase().includes('no-cache')) asksAnew = true;
        break;
      case 'if-modified-since':
      case 'content-length':
      case 'transfer-encoding':
        return null;
    }
  }
  if (hosts === 0 || (asksAnew && etag !== undefined)) return null;
  const query = url.indexOf('?');
  return {
    path: query === -1 ? url : url.slice(0, query),
    cookie: cookie ?? '',
    acceptEncoding: acceptEncoding ?? '',
    etag: etag ?? '',
    requestId,
  };
}
