import type { Counts } from '@clandor/contract';
import { GUARD } from './thresholds.ts';

/**
 * How strongly the figures speak against the new release, from 0 (not at all) to 1 (enough).
 *
 * Each failure falls to the new release with the probability of its share of pages, if it fails no more than the old
 * one, and more often if it fails `ratio` times as much. The likelihood of the latter over the former, averaged over
 * several ratios, is a test martingale: looked at as often as one likes, it passes `1 / falseAlarms` with at most that
 * probability where nothing is wrong (Ville's inequality; Ramdas, Grünwald, Vovk and Shafer, "Game-theoretic statistics
 * and safe anytime-valid inference", 2023). What both suffer alike, such as a network that is down, falls to both.
 */
export function evidence(stable: Counts, canary: Counts): number {
  if (stable.pages <= 0 || canary.pages <= 0 || canary.failures === 0) return 0;
  const share = canary.pages / (stable.pages + canary.pages);
  const logs = GUARD.ratios.map((ratio) => {
    const underAlternative = (ratio * share) / (1 - share + ratio * share);
    return (
      canary.failures * Math.log(underAlternative / share) +
      stable.failures * Math.log((1 - underAlternative) / (1 - share))
    );
  });
  // The mean of the likelihood ratios, by their logarithms: they may be larger than a number holds.
  const largest = Math.max(...logs);
  const mean = largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0) / logs.length);
  return Math.min(1, Math.max(0, mean / Math.log(1 / GUARD.falseAlarms)));
}

/** Whether the new release is to be taken back. */
export const failsClearlyMore = (stable: Counts, canary: Counts): boolean =>
  canary.failures >= GUARD.leastFailures && evidence(stable, canary) >= 1;
