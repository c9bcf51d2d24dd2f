import type { PageSet } from './page-set.ts';

/** So many that are not served just now are kept with their pages, asleep: what is gone back to is there at once. */
const KEPT_ASLEEP = 3;

/** The page sets of the compositions that are served, were served a moment ago, or are being made ready. */
export class PageSets {
  readonly #sets = new Map<string, Promise<PageSet>>();
  readonly #ending = new Set<Promise<unknown>>();

  /** The page set under a key; made, once, when there is none. What fails is tried anew by the next who asks. */
  get(key: string, make: () => Promise<PageSet>): Promise<PageSet> {
    const known = this.#sets.get(key);
    const set = known ?? make();
    // The one used last comes last.
    this.#sets.delete(key);
    this.#sets.set(key, set);
    if (!known) set.catch(() => this.#sets.get(key) === set && this.#sets.delete(key));
    return set;
  }

  /** Only these are served now. The others end their renderers, and all but a few are let go. */
  serveOnly(keys: ReadonlySet<string>): void {
    const others = [...this.#sets.keys()].filter((key) => !keys.has(key));
    for (const [index, key] of others.entries()) {
      const set = this.#sets.get(key);
      if (index < others.length - KEPT_ASLEEP) this.#sets.delete(key);
      this.#end(set);
    }
  }

  async close(): Promise<void> {
    for (const set of this.#sets.values()) this.#end(set);
    this.#sets.clear();
    await Promise.all(this.#ending);
  }

  #end(set: Promise<PageSet> | undefined): void {
    const ending = Promise.resolve(set)
      .then((each) => each?.sleep())
      .catch(() => {})
      .finally(() => this.#ending.delete(ending));
    this.#ending.add(ending);
  }
}
