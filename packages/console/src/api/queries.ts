import type { OpsComparison, OpsEvent, OpsRelease, OpsState, OpsToken, ReleasableName } from '@clandor/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRunningOrders } from '../changes/orders.ts';
import { useSession } from '../session/session.ts';
import { opsRequest } from './ops-request.ts';
import { STATE } from './query-client.ts';

/** How often what is live is asked for, in milliseconds: while something is under way, and otherwise. */
export const POLL = { busy: 1_000, calm: 5_000 } as const;
/** Entries of the log a page. */
export const LOG_PAGE = 100;

/** Whether the figures change by the second: a canary is watched, checks run. */
export const isBusy = (state: OpsState | undefined): boolean =>
  state !== undefined && (state.canary !== null || state.publications.some((each) => each.state === 'running'));

/** What is live and under way, kept fresh; not while the tab is hidden, and at once when it is shown again. */
export function useOpsState() {
  const ordering = useRunningOrders() > 0;
  const { ended } = useSession();
  return useQuery({
    enabled: !ended,
    queryKey: STATE,
    queryFn: ({ signal }) => opsRequest<OpsState>('GET', '/state', { signal }),
    refetchInterval: ({ state }) => (ordering || isBusy(state.data) ? POLL.busy : POLL.calm),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
}

/** The releases of one part, newest first. `version` is the live one: when it changes, so do their states. */
export const useReleases = (name: ReleasableName, version: string | undefined) =>
  useQuery({
    queryKey: ['releases', name, version],
    queryFn: ({ signal }) => opsRequest<OpsRelease[]>('GET', `/releases?${new URLSearchParams({ name })}`, { signal }),
    placeholderData: keepPreviousData,
  });

export const useComparison = (name: ReleasableName, from: string, to: string) =>
  useQuery({
    queryKey: ['comparison', name, from, to],
    queryFn: ({ signal }) =>
      opsRequest<OpsComparison>('GET', `/releases/${name}/compare?${new URLSearchParams({ from, to })}`, { signal }),
    // Releases never change.
    staleTime: Number.POSITIVE_INFINITY,
    enabled: from !== '' && to !== '' && from !== to,
  });

/** The log, newest first, a page at a time. */
export function useLog() {
  const { ended } = useSession();
  return useInfiniteQuery({
    enabled: !ended,
    queryKey: ['log'],
    queryFn: ({ pageParam, signal }) =>
      opsRequest<OpsEvent[]>('GET', `/log?${new URLSearchParams(pageOf(pageParam))}`, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => (last.length < LOG_PAGE ? null : (last.at(-1)?.id ?? null)),
    refetchInterval: 15_000,
  });
}

const pageOf = (before: number | null): Record<string, string> => ({
  limit: String(LOG_PAGE),
  ...(before === null ? {} : { before: String(before) }),
});

export const useTokens = () =>
  useQuery({ queryKey: ['tokens'], queryFn: ({ signal }) => opsRequest<OpsToken[]>('GET', '/tokens', { signal }) });
