import { unreadable } from '../refusals.ts';
import type { Range } from './sample-ranges.ts';

/**
 * The ranges in ascending order, those that touch or overlap made one.
 * @throws AppError 422 when one is not wholly within one of the homes: overwriting it would hit something else
 */
export function rangesWithin(homes: readonly Range[], ranges: readonly Range[]): Range[] {
  const ascending = (a: Range, b: Range) => a.start - b.start;
  const houses = homes.toSorted(ascending);
  const merged: Range[] = [];
  let house = 0;
  for (const range of ranges.toSorted(ascending)) {
    while ((houses[house]?.end ?? Number.POSITIVE_INFINITY) <= range.start) house += 1;
    const home = houses[house];
    if (!home || range.start < home.start || range.end > home.end) throw unreadable();
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}
