import * as query from '@tanstack/react-query';
import { pageQueryClient } from './page-query-client.ts';

/** TanStack Query's `useMutation`, over the page's one client: no provider has to stand around it. */
export const useMutation = <Data = unknown, Failure = Error, Variables = void, Context = unknown>(
  options: query.UseMutationOptions<Data, Failure, Variables, Context>,
) => query.useMutation(options, pageQueryClient());

/** TanStack Query's `useQuery`, over the page's one client. */
export const useQuery = <
  Fetched = unknown,
  Failure = Error,
  Data = Fetched,
  Key extends query.QueryKey = query.QueryKey,
>(
  options: query.UseQueryOptions<Fetched, Failure, Data, Key>,
) => query.useQuery(options, pageQueryClient());

/** The page's one client itself: to read from its memory, or to say that something in it is out of date. */
export const useQueryClient = () => query.useQueryClient(pageQueryClient());
