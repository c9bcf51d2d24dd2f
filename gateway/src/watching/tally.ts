/** One counted number and what it belongs to, as Prometheus has it. */
export interface Counted {
  labels: Record<string, string>;
  value: number;
}

type Values<Labels extends readonly string[]> = { readonly [Index in keyof Labels]: string };

/** So many sets of labels a tally keeps apart; what comes beyond is counted under `other`. */
const MOST_SETS = 200;

/**
 * Counts what happens, in memory, by a few labels with few values: never by an address, a path or anything of a visitor.
 * Raised where it happens, read when somebody asks (metrics.ts).
 *
 * @param labels their names, in the order of their values in `raise`
 * @param from what is there from the beginning, at none: a rate of what begins at one is not seen
 */
export class Tally<const Labels extends readonly string[]> {
  readonly name: string;
  readonly help: string;
  readonly #labels: Labels;
  readonly #counts = new Map<string, Counted>();

  constructor(name: string, help: string, labels: Labels, from: readonly Values<Labels>[] = []) {
    this.name = name;
    this.help = help;
    this.#labels = labels;
    if (labels.length === 0) this.#raiseNew([], 0);
    for (const values of from) this.#raiseNew(values, 0);
  }

  /** One more, or `by` more. */
  raise(values: Values<Labels>, by = 1): void {
    const known = this.#counts.get(values.join('\n'));
    if (known) known.value += by;
    else this.#raiseNew(this.#counts.size < MOST_SETS ? values : values.map(() => 'other'), by);
  }

  counts(): Counted[] {
    return [...this.#counts.values()];
  }

  #raiseNew(values: readonly string[], by: number): void {
    const key = values.join('\n');
    const value = (this.#counts.get(key)?.value ?? 0) + by;
    this.#counts.set(key, { labels: this.#named(values), value });
  }

  #named(values: readonly string[]): Record<string, string> {
    return Object.fromEntries(this.#labels.map((label, index) => [label, values[index] ?? '']));
  }
}
