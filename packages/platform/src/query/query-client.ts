import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { apiRequest } from './api-request.ts';

/** How long results count as fresh, in milliseconds (spec section 9). */
export const STALE_TIME = 3_600_000;
/** When unused cached data is discarded, in milliseconds. */
export const UNUSED_TIME = 5 * 60 * 1000;
/** On iOS only; never elsewhere. */
export const QUERY_RETRIES_ON_IOS = 3;
export const MUTATION_RETRIES_ON_IOS = 2;
/** The first retry waits this long, each next one twice as long, in milliseconds. */
export const RETRY_DELAY = 1_000;
export const QUERY_RETRY_DELAY_CAP = 30_000;
export const MUTATION_RETRY_DELAY_CAP = 10_000;

const doubling = (cap: number) => (attempt: number) => Math.min(RETRY_DELAY * 2 ** attempt, cap);

/** The default data loader: the first element of a query's key is its target (spec section 7). */
export const defaultQueryFunction =
  (apiBase: string) =>
  ({ queryKey: [target], signal }: QueryFunctionContext): Promise<unknown> =>
    apiRequest({ path: String(target), apiBase, signal });

/** The page's query client, with every default of spec section 9. */
export function createQueryClient({ isIos, apiBase }: { isIos: boolean; apiBase: string }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: defaultQueryFunction(apiBase),
        staleTime: STALE_TIME,
        gcTime: UNUSED_TIME,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: isIos ? QUERY_RETRIES_ON_IOS : false,
        retryDelay: doubling(QUERY_RETRY_DELAY_CAP),
      },
      mutations: {
        gcTime: UNUSED_TIME,
        retry: isIos ? MUTATION_RETRIES_ON_IOS : false,
        retryDelay: doubling(MUTATION_RETRY_DELAY_CAP),
      },
    },
  });
}
