import { QueryClient } from '@tanstack/react-query';
import { loadQuery } from './load-query.ts';
import {
  GC_TIME,
  IOS_MUTATION_RETRIES,
  IOS_QUERY_RETRIES,
  MAX_MUTATION_RETRY_DELAY,
  MAX_QUERY_RETRY_DELAY,
  RETRY_DELAY,
  STALE_TIME,
} from './query-numbers.ts';

/**
 * The page's one query client, with the data-fetching defaults of spec section 9 and the default loader of section 7.
 *
 * @param options.isIos whether the visitor's device runs iOS: only there is anything retried
 */
export function createQueryClient({ isIos }: { isIos: boolean }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: loadQuery,
        staleTime: STALE_TIME,
        gcTime: GC_TIME,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: isIos ? IOS_QUERY_RETRIES : false,
        retryDelay: doubling(MAX_QUERY_RETRY_DELAY),
        networkMode: 'always',
      },
      mutations: {
        gcTime: GC_TIME,
        retry: isIos ? IOS_MUTATION_RETRIES : false,
        retryDelay: doubling(MAX_MUTATION_RETRY_DELAY),
        // Offline, a submission fails and says so; the default would hold it back in silence.
        networkMode: 'always',
      },
    },
  });
}

/** 1 s, 2 s, 4 s and so on, at most `cap`; `failures` counts from 0. */
const doubling =
  (cap: number) =>
  (failures: number): number =>
    Math.min(RETRY_DELAY * 2 ** failures, cap);
