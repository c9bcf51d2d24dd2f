import type { Counts, OpsPart } from '@clandor/contract';

/** Failures for each page sent; null while no page was. */
export const rate = ({ pages, failures }: Counts): number | null => (pages > 0 ? failures / pages : null);

/** `0 %`, `0.04 %`, `2.1 %`, `12 %`. */
export function percent(share: number): string {
  const value = share * 100;
  if (value === 0) return '0 %';
  if (value < 0.01) return 'under 0.01 %';
  return `${value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0)} %`;
}

/** `0.12 %`, or that nobody has seen it. */
export const rateInWords = (counts: Counts): string => {
  const share = rate(counts);
  return share === null ? 'no pages yet' : percent(share);
};

/** `12,402 pages`, `1 page`. */
export const count = (number: number, one: string, more = `${one}s`): string =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : more}`;

/** Fewer failures than this are no pattern. */
const LEAST_FAILURES = 5;
/** How many standard errors the present rate lies above the one before, at least. */
const CLEARLY = 3;
/** Without a release before it to compare with, this is too much. */
const TOO_MUCH = 0.02;

/**
 * Whether a part fares clearly worse than before: what the console draws attention to. It decides nothing; the
 * guard judges a canary by its own figures.
 */
export function faresWorse({ now, before }: OpsPart['health']): boolean {
  const share = rate(now);
  if (share === null || now.failures < LEAST_FAILURES) return false;
  const former = before && rate(before);
  if (!before || former === null) return share > TOO_MUCH;
  const pooled = Math.min(1, (now.failures + before.failures) / (now.pages + before.pages));
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / now.pages + 1 / before.pages));
  return share > 2 * former && share - former > CLEARLY * error;
}
