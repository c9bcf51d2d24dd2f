/** How often what happened, by a word each: `201`, `503 database-away`, `ECONNRESET`. */
export class Tally {
  readonly counts = new Map<string, number>();

  raise(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  add(other: Tally): void {
    for (const [what, count] of other.counts) this.counts.set(what, (this.counts.get(what) ?? 0) + count);
  }

  /** `201 × 1204, 503 × 7`: the most frequent first. */
  toString(): string {
    const sorted = [...this.counts].sort(([, a], [, b]) => b - a);
    return sorted.map(([what, count]) => `${what} × ${count}`).join(', ') || '-';
  }
}

/** The middle and the longest of some times, in whole milliseconds. */
export function spread(times: readonly number[]): { median: number; longest: number } | null {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return sorted.length === 0 ? null : { median: at(0.5), longest: at(1) };
}
