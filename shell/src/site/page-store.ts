import type { PageModule, PageRemote } from '@clandor/contract';

/** A page of a remote: what is loaded, kept and shown as one. */
export interface PageKey {
  remote: PageRemote;
  page: string;
}

type Loader = (remote: PageRemote, page: string) => Promise<PageModule>;

/** A page once asked for: there, or failed. */
export type PageState = { module: PageModule } | { error: unknown };

/**
 * Holds the pages that were loaded, so that rendering finds them at once.
 * A failed load is tried once more, then remembered as failed until somebody asks again with `retry`.
 */
export class PageStore {
  readonly #load: Loader;
  readonly #states = new Map<string, PageState>();
  readonly #underWay = new Map<string, Promise<PageState>>();

  constructor(load: Loader) {
    this.#load = load;
  }

  /** What is known of a page now; undefined before it was asked for. */
  get({ remote, page }: PageKey): PageState | undefined {
    return this.#states.get(keyOf(remote, page));
  }

  /** Loads a page unless it is there or has failed. Never rejects. */
  ensure(key: PageKey): Promise<PageState> {
    const known = this.get(key);
    return known ? Promise.resolve(known) : this.#fetch(key);
  }

  /** Loads a page that has failed again. Never rejects. */
  retry(key: PageKey): Promise<PageState> {
    const known = this.get(key);
    return known && 'module' in known ? Promise.resolve(known) : this.#fetch(key);
  }

  #fetch({ remote, page }: PageKey): Promise<PageState> {
    const key = keyOf(remote, page);
    const running = this.#underWay.get(key);
    if (running) return running;
    const load = () => this.#load(remote, page);
    const fetching = load()
      .catch(load)
      .then(
        (module): PageState => ({ module }),
        (error: unknown): PageState => ({ error }),
      )
      .then((state) => {
        this.#states.set(key, state);
        this.#underWay.delete(key);
        return state;
      });
    this.#underWay.set(key, fetching);
    return fetching;
  }
}

const keyOf = (remote: PageRemote, page: string): string => `${remote.global}/${page}`;
