import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { json, stubFetch } from '../fixtures/fetch.ts';
import { useMutation, useQuery, useQueryClient } from '../query.ts';
import { STALE_TIME } from './query-numbers.ts';

afterEach(cleanup);

it('two parts of a page that nothing stands around share one client, with the house’s defaults', async () => {
  const fetched = stubFetch(json(['an essay']));
  const load = () => renderHook(() => useQuery<string[]>({ queryKey: ['/api/articles'] }));
  const first = load();
  await waitFor(() => expect(first.result.current.data).toEqual(['an essay']));
  expect(load().result.current.data).toEqual(['an essay']);
  expect(fetched).toHaveBeenCalledTimes(1);
  const { current: client } = renderHook(useQueryClient).result;
  expect(client.getQueryData(['/api/articles'])).toEqual(['an essay']);
  expect(client.getDefaultOptions().queries?.staleTime).toBe(STALE_TIME);
});

it('a mutation runs without a provider, and tells how it went', async () => {
  const { result } = renderHook(() => useMutation({ mutationFn: async (name: string) => `thank you, ${name}` }));
  act(() => result.current.mutate('Ada'));
  await waitFor(() => expect(result.current.data).toBe('thank you, Ada'));
});
