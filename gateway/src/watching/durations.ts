import type { Counted } from './tally.ts';

/** The upper ends of the buckets, in seconds: a page from memory is in the first, a video on a slow line in the last. */
const BOUNDS = [0.000_25, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60] as const;
const BUCKETS = BOUNDS.length + 1;

/** How long something took, in buckets, for each of a fixed list of kinds. Plain numbers, because it is on the hot path. */
export class Durations {
  readonly name: string;
  readonly help: string;
  readonly #label: string;
  readonly #kinds: readonly string[];
  readonly #buckets: Float64Array;
  readonly #sums: Float64Array;

  constructor(name: string, help: string, { label, kinds }: { label: string; kinds: readonly string[] }) {
    this.name = name;
    this.help = help;
    this.#label = label;
    this.#kinds = kinds;
    this.#buckets = new Float64Array(kinds.length * BUCKETS);
    this.#sums = new Float64Array(kinds.length);
  }

  /** @param kind its place in the list */
  observe(kind: number, seconds: number): void {
    let bucket = 0;
    while (bucket < BOUNDS.length && seconds > (BOUNDS[bucket] ?? 0)) bucket += 1;
    const place = kind * BUCKETS + bucket;
    this.#buckets[place] = (this.#buckets[place] ?? 0) + 1;
    this.#sums[kind] = (this.#sums[kind] ?? 0) + seconds;
  }

  /** As Prometheus has a histogram: each bucket with all below it. Kinds of which there was none are left out. */
  counts(): (Counted & { metricName: string })[] {
    return this.#kinds.flatMap((name, kind) => {
      const buckets = this.#buckets.subarray(kind * BUCKETS, (kind + 1) * BUCKETS);
      const labels = { [this.#label]: name };
      let sum = 0;
      const below = Array.from(buckets, (count, index) => {
        sum += count;
        const le = index < BOUNDS.length ? String(BOUNDS[index]) : '+Inf';
        return { metricName: `${this.name}_bucket`, labels: { le, ...labels }, value: sum };
      });
      if (sum === 0) return [];
      return [
        ...below,
        { metricName: `${this.name}_sum`, labels, value: this.#sums[kind] ?? 0 },
        { metricName: `${this.name}_count`, labels, value: sum },
      ];
    });
  }
}
