import { focusManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, networkFailure, stubFetch } from '../fixtures/fetch.ts';
import { createQueryClient } from './query-client.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;
const KEY = ['/api/articles', { category: 'ladies' }];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

/** Keeps a query in use, as a mounted component does. */
const use = (client: QueryClient) => new QueryObserver(client, { queryKey: KEY }).subscribe(() => {});

/** The waits between tries, in seconds, of something that always fails. */
async function waits(run: (attempt: () => never) => Promise<unknown>): Promise<number[]> {
  const tries: number[] = [];
  const done = run(() => {
    tries.push(Date.now());
    throw new TypeError('Failed to fetch');
  }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(200 * SECOND);
  await done;
  return tries.slice(1).map((at, index) => (at - (tries[index] ?? 0)) / SECOND);
}

describe('queries', () => {
  it('load the first element of their key', async () => {
    const fetched = stubFetch(json(['a']));
    expect(await createQueryClient({ isIos: false }).fetchQuery({ queryKey: KEY })).toEqual(['a']);
    expect(fetched.mock.calls[0]?.[0]).toBe('http://club.test/api/articles');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'GET' });
  });

  it('fail where that is no target', async () => {
    await expect(createQueryClient({ isIos: false }).fetchQuery({ queryKey: [7] })).rejects.toThrow(TypeError);
  });

  it('take a 401 for null only where their meta asks for it', async () => {
    stubFetch(() => new Response('no', { status: 401 }));
    const client = createQueryClient({ isIos: false });
    await expect(client.fetchQuery({ queryKey: ['/api/me'] })).rejects.toThrow('401: no');
    expect(await client.fetchQuery({ queryKey: ['/api/me', 1], meta: { on401: 'null' } })).toBeNull();
  });

  it('stay fresh for an hour, no longer', async () => {
    const fetched = stubFetch(json([]));
    const client = createQueryClient({ isIos: false });
    const leave = use(client);
    await vi.advanceTimersByTimeAsync(HOUR - SECOND);
    await client.fetchQuery({ queryKey: KEY });
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    await client.fetchQuery({ queryKey: KEY });
    expect(fetched).toHaveBeenCalledTimes(2);
    leave();
  });

  it('are not fetched again by time or by the window’s focus', async () => {
    const fetched = stubFetch(json([]));
    const client = createQueryClient({ isIos: false });
    const leave = use(client);
    client.mount();
    await vi.advanceTimersByTimeAsync(3 * HOUR);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(fetched).toHaveBeenCalledTimes(1);
    client.unmount();
    leave();
  });

  it('are discarded when nobody has used them for five minutes', async () => {
    stubFetch(json([]));
    const client = createQueryClient({ isIos: false });
    const leave = use(client);
    await vi.advanceTimersByTimeAsync(HOUR);
    leave();
    await vi.advanceTimersByTimeAsync(300 * SECOND - 1);
    expect(client.getQueryData(KEY)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(KEY)).toBeUndefined();
  });

  it('are never retried outside iOS', async () => {
    const fetched = stubFetch(networkFailure);
    const leave = use(createQueryClient({ isIos: false }));
    await vi.advanceTimersByTimeAsync(200 * SECOND);
    expect(fetched).toHaveBeenCalledTimes(1);
    leave();
  });

  it('are retried 3 times on iOS, after 1, 2 and 4 s', async () => {
    const client = createQueryClient({ isIos: true });
    const mounted = (queryFn: () => never) => {
      const observer = new QueryObserver(client, { queryKey: KEY, queryFn });
      return Promise.resolve(observer.subscribe(() => {}));
    };
    expect(await waits(mounted)).toEqual([1, 2, 4]);
  });

  it('wait at most 30 s, where more retries are asked for', async () => {
    const client = createQueryClient({ isIos: true });
    const observed = await waits((queryFn) => client.fetchQuery({ queryKey: KEY, queryFn, retry: 7 }));
    expect(observed).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });
});

describe('mutations', () => {
  const mutate = (client: QueryClient, retry?: number) => (mutationFn: () => never) =>
    client
      .getMutationCache()
      .build(client, { mutationFn, ...(retry !== undefined && { retry }) })
      .execute(undefined);

  it('are never retried outside iOS', async () => {
    expect(await waits(mutate(createQueryClient({ isIos: false })))).toEqual([]);
  });

  it('are retried 2 times on iOS, after 1 and 2 s', async () => {
    expect(await waits(mutate(createQueryClient({ isIos: true })))).toEqual([1, 2]);
  });

  it('wait at most 10 s, where more retries are asked for', async () => {
    expect(await waits(mutate(createQueryClient({ isIos: true }), 6))).toEqual([1, 2, 4, 8, 10, 10]);
  });

  it('fail at once without a network instead of waiting for one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const failure = mutate(createQueryClient({ isIos: false }))(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(failure).rejects.toThrow('Failed to fetch');
  });
});
