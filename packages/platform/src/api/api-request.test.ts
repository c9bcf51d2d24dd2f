import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, networkFailure, stubFetch } from '../fixtures/fetch.ts';
import { ApiError } from './api-error.ts';
import { apiRequest } from './api-request.ts';
import { connectBackend } from './backend.ts';

afterEach(() => connectBackend({ base: '', ios: false }));

const ok = json({ reference: 'r1' });
const sent = (fetched: ReturnType<typeof stubFetch>, call = 0) => {
  const [url, init] = fetched.mock.calls[call] ?? [];
  return { url, init, headers: new Headers(init?.headers) };
};

describe('a request', () => {
  it('goes to the connected backend with cookies, across origins, past every cache', async () => {
    connectBackend({ base: 'https://api.club.test', ios: false });
    const fetched = stubFetch(ok);
    expect(await apiRequest('GET', '/api/articles')).toEqual({ reference: 'r1' });
    const { url, init, headers } = sent(fetched);
    expect(url).toBe('https://api.club.test/articles');
    expect(init).toMatchObject({ method: 'GET', credentials: 'include', mode: 'cors' });
    expect(headers.get('Cache-Control')).toBe('no-cache, no-store, must-revalidate');
    expect(headers.get('Pragma')).toBe('no-cache');
    expect(headers.get('Expires')).toBe('0');
    expect(headers.has('Content-Type')).toBe(false);
    expect(headers.has('Idempotency-Key')).toBe(false);
  });

  it('sends JSON with its idempotency key', async () => {
    const fetched = stubFetch(ok);
    await apiRequest('POST', '/api/form-submit', { body: { firstName: 'Ada' }, idempotencyKey: 'k1' });
    const { url, init, headers } = sent(fetched);
    expect(url).toBe('http://club.test/api/form-submit');
    expect(init).toMatchObject({ method: 'POST', body: '{"firstName":"Ada"}' });
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('Idempotency-Key')).toBe('k1');
  });

  it('sends a FormData as it is, its type left to the browser', async () => {
    const fetched = stubFetch(ok);
    const files = new FormData();
    files.append('files', new Blob(['x']), 'one.jpg');
    await apiRequest('POST', '/api/upload-files', { body: files });
    const { init, headers } = sent(fetched);
    expect(init?.body).toBe(files);
    expect(headers.has('Content-Type')).toBe(false);
  });

  it('hands its signal on', async () => {
    const fetched = stubFetch(ok);
    const { signal } = new AbortController();
    await apiRequest('GET', '/api/articles', { signal });
    expect(sent(fetched).init?.signal).toBe(signal);
  });

  it('marks an iOS client, and no other', async () => {
    const fetched = stubFetch(ok);
    await apiRequest('GET', '/api/articles');
    connectBackend({ base: '', ios: true });
    await apiRequest('GET', '/api/articles');
    expect(sent(fetched, 0).headers.has('X-Client-Platform')).toBe(false);
    expect(sent(fetched, 1).headers.get('X-Client-Platform')).toBe('ios');
  });
});

describe('an answer that is not OK', () => {
  it('throws the status and the body', async () => {
    stubFetch(json({ message: 'Not now' }, { status: 503 }));
    const failure = apiRequest('POST', '/api/form-submit', { body: {} });
    await expect(failure).rejects.toThrow(ApiError);
    await expect(failure).rejects.toThrow('503: {"message":"Not now"}');
  });

  it('throws the status text where there is no body', async () => {
    stubFetch(() => new Response(null, { status: 502, statusText: 'Bad Gateway' }));
    await expect(apiRequest('GET', '/api/articles')).rejects.toThrow(/^502: Bad Gateway$/);
  });

  it('throws on 401, unless null is asked for', async () => {
    stubFetch(() => new Response('who are you', { status: 401 }));
    await expect(apiRequest('GET', '/api/me')).rejects.toThrow('401: who are you');
    await expect(apiRequest('GET', '/api/me', { on401: 'throw' })).rejects.toThrow('401: who are you');
    expect(await apiRequest('GET', '/api/me', { on401: 'null' })).toBeNull();
  });

  it('is null for a 401 alone', async () => {
    stubFetch(() => new Response('no', { status: 403 }));
    await expect(apiRequest('GET', '/api/me', { on401: 'null' })).rejects.toThrow('403: no');
  });
});

describe('a network failure', () => {
  const over = (protocol: 'http:' | 'https:') =>
    vi.stubGlobal('location', { protocol, origin: `${protocol}//club.test` });

  it('is thrown at once where the client is not iOS', async () => {
    const fetched = stubFetch(networkFailure, ok);
    await expect(apiRequest('GET', '/api/articles')).rejects.toThrow('Failed to fetch');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is retried once over plain http on iOS, the request otherwise the same', async () => {
    connectBackend({ base: 'https://api.club.test', ios: true });
    const fetched = stubFetch(networkFailure, ok);
    expect(await apiRequest('GET', '/api/articles')).toEqual({ reference: 'r1' });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      'https://api.club.test/articles',
      'http://api.club.test/articles',
    ]);
    expect(sent(fetched, 1).init).toEqual(sent(fetched, 0).init);
  });

  it('is thrown when the retry fails too', async () => {
    connectBackend({ base: '', ios: true });
    const fetched = stubFetch(networkFailure);
    await expect(apiRequest('GET', '/api/articles')).rejects.toThrow('Failed to fetch');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is never retried in the clear from an https page (design.md, reading 8)', async () => {
    over('https:');
    connectBackend({ base: 'https://api.club.test', ios: true });
    const fetched = stubFetch(networkFailure, ok);
    await expect(apiRequest('GET', '/api/articles')).rejects.toThrow('Failed to fetch');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('repeats a submission only with an idempotency key', async () => {
    connectBackend({ base: '', ios: true });
    const without = stubFetch(networkFailure, ok);
    await expect(apiRequest('POST', '/api/form-submit', { body: {} })).rejects.toThrow('Failed to fetch');
    expect(without).toHaveBeenCalledTimes(1);
    const keyed = stubFetch(networkFailure, ok);
    await apiRequest('POST', '/api/form-submit', { body: {}, idempotencyKey: 'k1' });
    expect(sent(keyed, 1).headers.get('Idempotency-Key')).toBe('k1');
  });

  it('is not one when the caller gave up', async () => {
    connectBackend({ base: '', ios: true });
    const fetched = stubFetch(() => {
      throw new DOMException('gone', 'AbortError');
    }, ok);
    const failure = apiRequest('GET', '/api/articles', { signal: AbortSignal.abort() });
    await expect(failure).rejects.toMatchObject({ name: 'AbortError' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
