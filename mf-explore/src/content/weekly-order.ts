/**
 * The week of a date by ISO 8601 (weeks begin on Monday; week 1 holds the year's first Thursday), in UTC.
 *
 * @returns the ISO year and week as one number: 202648
 */
export function isoWeek(date: Date): number {
  const day = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
  day.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7));
  const year = day.getUTCFullYear();
  const week = Math.ceil(((day.getTime() - Date.UTC(year, 0, 1)) / 86_400_000 + 1) / 7);
  return year * 100 + week;
}

/** The items in the order of a week: another every week, the same for everyone. */
export function weeklyOrder<Item>(items: readonly Item[], week: number): Item[] {
  const order = [...items];
  let state = week;
  for (let last = order.length - 1; last > 0; last -= 1) {
    // A linear congruential generator (Numerical Recipes): enough to shuffle five cards.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (last + 1);
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}
