/** The numbers of data fetching, all of them (spec section 9). Times are in milliseconds. */

/** A result counts as fresh for an hour. */
export const STALE_TIME = 3_600_000;
/** What nobody uses is discarded after five minutes. */
export const GC_TIME = 5 * 60_000;
/** Retries after the first try, on iOS; elsewhere there are none. */
export const IOS_QUERY_RETRIES = 3;
export const IOS_MUTATION_RETRIES = 2;
/** The wait before the first retry; it doubles with each. */
export const RETRY_DELAY = 1_000;
export const MAX_QUERY_RETRY_DELAY = 30_000;
export const MAX_MUTATION_RETRY_DELAY = 10_000;
