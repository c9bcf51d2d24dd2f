/** A machine's clock that is off by less than this, in milliseconds, is left as it is. */
const TOLERANCE = 2_000;
/** How long a clock that nobody confirms has to go on without a leap before anything is thrown away for its age. */
const STEADY_AFTER = 10 * 60_000;

let wrongBy = 0;
let isConfirmed = false;
/** Between the wall's clock and the one that never leaps: another number means that the wall's clock was set. */
let distance = Date.now() - performance.now();
let steadySince = performance.now();

/**
 * The club's clock, in milliseconds since 1970: this machine's, set right by the database's where several gateways share
 * one (database/shared-clock.ts). Whatever is kept, or compared with what is kept, takes its time from here: a gateway
 * that is a year ahead would throw away what the others keep.
 */
export const clubTime = (): number => Date.now() + wrongBy;

/** The same, as a date. */
export const clubDate = (): Date => new Date(clubTime());

/** What is added to this machine's clock, in milliseconds: 0 where it is right, or nobody knows better. */
export const correction = (): number => wrongBy;

/**
 * Sets it right.
 * @param difference of the shared clock to this machine's, in milliseconds
 * @returns whether something changed that somebody should know of
 */
export function setRight(difference: number): boolean {
  const next = Math.abs(difference) < TOLERANCE ? 0 : Math.round(difference);
  const isNew = Math.abs(next - wrongBy) >= TOLERANCE;
  wrongBy = next;
  isConfirmed = true;
  return isNew;
}

/**
 * Whether what is old may be thrown away. A clock that nobody confirms is believed after ten minutes without a leap: a
 * machine that comes up with another year is mostly set right within seconds.
 */
export function isSure(): boolean {
  const found = Date.now() - performance.now();
  if (Math.abs(found - distance) > TOLERANCE) {
    distance = found;
    steadySince = performance.now();
  }
  return isConfirmed || performance.now() - steadySince >= STEADY_AFTER;
}
