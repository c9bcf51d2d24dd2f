/** A figure over all rounds: the middle, and the middle half around it. */
export interface Figure {
  median: number;
  /** The first and the third quartile. */
  low: number;
  high: number;
  /** How many values it is of. */
  of: number;
}

/** Median and quartiles, interpolated between neighbours (type 7 of Hyndman and Fan, as R and NumPy have it). */
export function figure(values: readonly number[]): Figure {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => {
    const place = (sorted.length - 1) * share;
    const below = sorted[Math.floor(place)] ?? Number.NaN;
    const above = sorted[Math.ceil(place)] ?? Number.NaN;
    return below + (above - below) * (place - Math.floor(place));
  };
  return { median: at(0.5), low: at(0.25), high: at(0.75), of: sorted.length };
}

/** Figures of every name that the samples have. */
export function figures<Name extends string>(
  samples: readonly Readonly<Partial<Record<Name, number>>>[],
): Record<Name, Figure> {
  const names = new Set(samples.flatMap((sample) => Object.keys(sample) as Name[]));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      figure(samples.map((sample) => sample[name]).filter((value) => value !== undefined)),
    ]),
  ) as Record<Name, Figure>;
}
