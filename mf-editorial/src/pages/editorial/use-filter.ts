import { useSearchParams } from '@clandor/platform';
import { useSyncExternalStore } from 'react';
import { type FilterValue, filterNamed } from './filters.ts';

/** The query parameter that keeps the filter: `/editorial?for=ladies`. */
const PARAMETER = 'for';

/**
 * The filter, kept in the address. The server makes one page whatever the query, so while that page is hydrated the
 * filter is `all`, and the address counts from then on.
 */
export function useFilter(): [FilterValue, (filter: string) => void] {
  const [query, setQuery] = useSearchParams();
  const hydrated = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const change = (filter: string) => {
    const next = new URLSearchParams(query);
    if (filterNamed(filter) === 'all') next.delete(PARAMETER);
    else next.set(PARAMETER, filter);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return [hydrated ? filterNamed(query.get(PARAMETER)) : 'all', change];
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
