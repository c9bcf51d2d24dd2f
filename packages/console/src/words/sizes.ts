import type { Sizes } from '@clandor/contract';

/** `964 B`, `44.8 KB`, `402 KB`, `1.2 MB`: three figures, a thousand bytes to the KB. */
export function bytes(count: number): string {
  if (count < 1_000) return `${count} B`;
  const [value, unit] = count < 999_500 ? [count / 1_000, 'KB'] : [count / 1_000_000, 'MB'];
  return `${value.toFixed(value < 99.95 ? 1 : 0)} ${unit}`;
}

/** `+3.6 KB`, `−120 B`, `the same`. */
export const difference = (from: number, to: number): string =>
  to === from ? 'the same' : `${to > from ? '+' : '−'}${bytes(Math.abs(to - from))}`;

/** What a visitor's first page of it fetches. */
export const firstPage = ({ entry, page }: Sizes): number => entry + page;
