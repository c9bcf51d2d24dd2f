const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const exactClock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dayAndYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `02:41` of today, `19 Nov, 23:10` before, with the year where it is another; in the reader's own zone. */
export function moment(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  if (at.toDateString() === now.toDateString()) return clock.format(at);
  return `${date(iso, now)}, ${clock.format(at)}`;
}

/** `02:41:07` */
export const exactTime = (at: Date): string => exactClock.format(at);

/** `19 Nov`, with the year where it is another. */
export function date(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  return (at.getFullYear() === now.getFullYear() ? day : dayAndYear).format(at);
}

/** `just now`, `12 min ago`, `3 h ago`, `5 days ago`; the same way ahead: `in 12 min`. */
export function distance(iso: string, now: Date = new Date()): string {
  const difference = now.getTime() - new Date(iso).getTime();
  const words = span(Math.abs(difference));
  if (words === null) return 'just now';
  return difference > 0 ? `${words} ago` : `in ${words}`;
}

function span(milliseconds: number): string | null {
  if (milliseconds < MINUTE) return null;
  if (milliseconds < HOUR) return `${Math.floor(milliseconds / MINUTE)} min`;
  if (milliseconds < 2 * DAY) return `${Math.floor(milliseconds / HOUR)} h`;
  return `${Math.floor(milliseconds / DAY)} days`;
}
