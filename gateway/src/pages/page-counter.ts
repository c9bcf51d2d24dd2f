import type { PageCounts, Tally } from '../guard/counts.ts';
import type { Page } from './page.ts';
import type { PageSet } from './page-set.ts';
import type { Served } from './site.ts';

/** Counts pages as they are sent, for the guard and the console. */
export class PageCounter {
  readonly #counts: Pick<PageCounts, 'add' | 'tally' | 'raise'>;
  /** What is counted of each page under the entry that is served. */
  #tallies = new WeakMap<Page, Tally>();
  #seq: number | undefined;

  constructor(counts: Pick<PageCounts, 'add' | 'tally' | 'raise'>) {
    this.#counts = counts;
  }

  /** A page was sent: one for its remote, one for the shell around it. */
  sent({ entry: { seq } }: Served, set: PageSet, page: Page): void {
    if (seq !== this.#seq) {
      this.#seq = seq;
      this.#tallies = new WeakMap();
    }
    let tally = this.#tallies.get(page);
    if (!tally) {
      const { id: composition, shell } = set.composition;
      const shellItself = { name: shell.name, version: shell.version };
      const releases = page.made.name === 'shell' ? [shellItself] : [shellItself, page.made];
      tally = this.#counts.tally(releases.map((release) => ({ seq, composition, release })));
      this.#tallies.set(page, tally);
    }
    this.#counts.raise(tally);
  }

  /** A page could not be rendered: a failure of its own. */
  bare({ entry: { seq } }: Served, { composition: { id } }: PageSet, page: Pick<Page, 'made'>): void {
    this.#counts.add('render', { seq, composition: id, release: page.made });
  }
}
