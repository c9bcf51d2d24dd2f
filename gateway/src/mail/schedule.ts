const MINUTE = 60_000;

/** The wait after the first failed try, and the longest, in milliseconds. It doubles in between. */
const FIRST_WAIT = MINUTE;
export const LONGEST_WAIT = 60 * MINUTE;

/**
 * How long one try may take until another may be made, in milliseconds: longer than all its time limits together, so
 * that two gateways never try at once, and short enough for a gateway that died in the middle.
 */
export const TRY_LEASE = 3 * MINUTE;

/** A mail is never given up: who reads the desk sees how long it has waited. */
export const waitAfter = (tries: number): number => Math.min(FIRST_WAIT * 2 ** Math.max(0, tries - 1), LONGEST_WAIT);
