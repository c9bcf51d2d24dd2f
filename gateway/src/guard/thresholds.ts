/**
 * When a new release counts as failing clearly more than the old one. The one place for these numbers; what they do is
 * tested on recorded and on simulated streams (guard.test.ts).
 */
export const GUARD = {
  /** How many times the old one's rate the new one's may be: each is weighed, so that a small and a total failure are both seen soon. */
  ratios: [2, 5, 20, 100],
  /** How rarely a release that fails no more than the old one may be taken back, over however long it is watched. */
  falseAlarms: 1e-6,
  /** Fewer failures than this say nothing, whatever the figures. */
  leastFailures: 5,
  /** How often it looks, in milliseconds. */
  every: 1_000,
} as const;

/** How often one address counts for one composition: a broken browser, or somebody who wants a release gone, is one voice. */
export const VOICES = { points: 2, duration: 3_600 } as const;
