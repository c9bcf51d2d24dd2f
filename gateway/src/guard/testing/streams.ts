import type { Counts } from '@clandor/contract';
import { evidence, failsClearlyMore } from '../evidence.ts';

/** Traffic over time: how many pages, for whom, and how many of them fail. */
export interface Stream {
  name: string;
  seconds: number;
  pagesPerSecond: number;
  percent: number;
  /** The share of pages that fail at a second, 0 to 1. */
  stableRate: (second: number) => number;
  canaryRate: (second: number) => number;
}

const always = (rate: number) => () => rate;

/** What real failures of a release look like. */
export const SICK_STREAMS: readonly Stream[] = [
  {
    name: 'every page of the new release fails, one in twenty gets it',
    seconds: 60,
    pagesPerSecond: 20,
    percent: 5,
    stableRate: always(0.001),
    canaryRate: always(1),
  },
  {
    name: 'one page in four fails (one remote of several), one in ten gets it',
    seconds: 60,
    pagesPerSecond: 30,
    percent: 10,
    stableRate: always(0.002),
    canaryRate: always(0.25),
  },
  {
    name: 'one page in ten fails, half of the visitors get it',
    seconds: 60,
    pagesPerSecond: 40,
    percent: 50,
    stableRate: always(0.001),
    canaryRate: always(0.1),
  },
  {
    name: 'fails from its tenth second on, when its cache is cold',
    seconds: 60,
    pagesPerSecond: 50,
    percent: 10,
    stableRate: always(0.005),
    canaryRate: (second) => (second < 10 ? 0.005 : 0.6),
  },
];

/** What looks bad and is not the new release's fault. */
export const HEALTHY_STREAMS: readonly Stream[] = [
  {
    name: 'a quiet night: one failure of each',
    seconds: 600,
    pagesPerSecond: 1,
    percent: 50,
    stableRate: always(0.003),
    canaryRate: always(0.003),
  },
  {
    name: 'a network that is down for a minute fails both alike',
    seconds: 600,
    pagesPerSecond: 50,
    percent: 10,
    stableRate: (second) => (second > 200 && second < 260 ? 0.9 : 0.001),
    canaryRate: (second) => (second > 200 && second < 260 ? 0.9 : 0.001),
  },
  {
    name: 'a new release that fails a little more often stays: a third more is not clearly more',
    seconds: 600,
    pagesPerSecond: 50,
    percent: 25,
    stableRate: always(0.03),
    canaryRate: always(0.04),
  },
  {
    name: 'a new release that is better than the old one',
    seconds: 600,
    pagesPerSecond: 50,
    percent: 50,
    stableRate: always(0.2),
    canaryRate: always(0.001),
  },
];

/** Runs a stream second by second, with a look after each, as the guard does. */
export function replay(
  { seconds, pagesPerSecond, percent, stableRate, canaryRate }: Stream,
  random: () => number = seeded(7),
): { seconds: number | null; stable: Counts; canary: Counts; worst: number } {
  const stable: Counts = { pages: 0, failures: 0 };
  const canary: Counts = { pages: 0, failures: 0 };
  let worst = 0;
  let owed = 0;
  for (let second = 1; second <= seconds; second += 1) {
    for (owed += pagesPerSecond; owed >= 1; owed -= 1) {
      const isCanary = random() * 100 < percent;
      const group = isCanary ? canary : stable;
      group.pages += 1;
      if (random() < (isCanary ? canaryRate : stableRate)(second)) group.failures += 1;
    }
    worst = Math.max(worst, evidence(stable, canary));
    if (failsClearlyMore(stable, canary)) return { seconds: second, stable, canary, worst };
  }
  return { seconds: null, stable, canary, worst };
}

/** Mulberry32 (public domain, Tommy Ettinger): the same numbers every time. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
