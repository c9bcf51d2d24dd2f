/** The ages that the ladies form asks for, both included (spec sections 5 and 9). */
export const LADIES_AGES = { least: 19, most: 30 } as const;

/** Said at the date of birth when the age is outside; it warns and blocks nothing. */
export const LADIES_AGE_WARNING = 'You must be between 19-30 years old to apply.';

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * The age in whole years on a day; both by the calendar, no time zone.
 *
 * @param dateOfBirth `2001-02-29`, as a date input gives it
 * @returns null when that is no day of the calendar, or lies ahead
 */
export function ageOn(dateOfBirth: string, day: Date): number | null {
  const [, year, month, date] = (ISO_DATE.exec(dateOfBirth) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const birth = new Date(Date.UTC(year, month - 1, date));
  // A day that the month does not have rolls over to the next.
  if (birth.getUTCMonth() !== month - 1 || birth.getUTCDate() !== date) return null;
  const before = day.getUTCMonth() < month - 1 || (day.getUTCMonth() === month - 1 && day.getUTCDate() < date) ? 1 : 0;
  const age = day.getUTCFullYear() - year - before;
  return age < 0 ? null : age;
}
