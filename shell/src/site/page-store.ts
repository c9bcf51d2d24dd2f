import type { Failure, PageModule, PageRelease, PageRemote } from '@clandor/contract';
import { SCRIPT_TIMEOUT } from '@clandor/contract/script-timeout';

/** A page of a remote: what is loaded, kept and shown as one. */
export interface PageKey {
  remote: PageRemote;
  page: string;
}

type Loader = (release: PageRelease, page: string) => Promise<PageModule>;

/** A page once asked for: there, from one of the remote's two releases, or failed with both. */
export type PageState = { module: PageModule; release: PageRelease } | { error: unknown };

/** Browsers round clocks and timers, each its own way; in milliseconds. */
const CLOCKS_DIFFER = 100;

interface PageStoreOptions {
  /** Told of each release that failed, whether or not another one took its place. */
  onFailure?: (release: PageRelease, failure: Failure) => void;
  /** Milliseconds of any clock that does not jump. */
  now?: () => number;
}

/**
 * Holds the pages that were loaded, so that rendering finds them at once. A release that fails is tried once more, then
 * the remote's last good release takes its place; what a page needs to know of that one is in its composition.
 */
export class PageStore {
  readonly #load: Loader;
  readonly #onFailure: NonNullable<PageStoreOptions['onFailure']>;
  readonly #now: () => number;
  readonly #states = new Map<string, PageState>();
  readonly #underWay = new Map<string, Promise<PageState>>();
  readonly #gaveWay = new Set<PageRemote>();
  readonly #listeners = new Set<() => void>();

  constructor(load: Loader, { onFailure = () => {}, now = () => performance.now() }: PageStoreOptions = {}) {
    this.#load = load;
    this.#onFailure = onFailure;
    this.#now = now;
  }

  /** What is known of a page now; undefined before it was asked for. The same object until it changes. */
  get({ remote, page }: PageKey): PageState | undefined {
    return this.#states.get(keyOf(remote, page));
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads a page unless it is there; one that has failed is tried from the start. Never rejects. */
  ensure(key: PageKey): Promise<PageState> {
    const known = this.get(key);
    if (known && 'module' in known) return Promise.resolve(known);
    return this.#once(key, () => this.#firstThatLoads(key, this.#inTurn(key.remote)));
  }

  /**
   * A loaded page threw while it was drawn: the last good release's page takes its place, unless that is the one that
   * threw. Never rejects.
   */
  threw(key: PageKey, release: PageRelease, error: unknown): Promise<PageState> {
    // A part that a page fetches when it draws it.
    this.#onFailure(release, error instanceof Error && error.name === 'ChunkLoadError' ? 'load' : 'render');
    const { lastGood } = key.remote;
    return this.#once(key, () =>
      lastGood && release.global !== lastGood.global
        ? this.#firstThatLoads(key, [lastGood])
        : Promise.resolve({ error }),
    );
  }

  /** The releases of a remote, the one to try first in front. One that had to give way is not waited for on each page. */
  #inTurn(remote: PageRemote): PageRelease[] {
    if (!remote.lastGood) return [remote];
    return this.#gaveWay.has(remote) ? [remote.lastGood, remote] : [remote, remote.lastGood];
  }

  async #firstThatLoads({ remote, page }: PageKey, releases: PageRelease[]): Promise<PageState> {
    let failure: unknown;
    for (const release of releases) {
      try {
        const module = await this.#twice(release, page);
        if (failure && release !== remote) this.#gaveWay.add(remote);
        return { module, release };
      } catch (error) {
        failure = error;
        this.#onFailure(release, 'load');
      }
    }
    return { error: failure };
  }

  async #twice(release: PageRelease, page: string): Promise<PageModule> {
    const began = this.#now();
    try {
      return await this.#load(release, page);
    } catch (error) {
      // What hung once would keep the visitor waiting as long again.
      if (this.#now() - began >= SCRIPT_TIMEOUT - CLOCKS_DIFFER) throw error;
      return this.#load(release, page);
    }
  }

  #once({ remote, page }: PageKey, work: () => Promise<PageState>): Promise<PageState> {
    const key = keyOf(remote, page);
    const running = this.#underWay.get(key);
    if (running) return running;
    const fetching = work().then((state) => {
      this.#states.set(key, state);
      this.#underWay.delete(key);
      for (const listener of this.#listeners) listener();
      return state;
    });
    this.#underWay.set(key, fetching);
    return fetching;
  }
}

const keyOf = (remote: PageRemote, page: string): string => `${remote.global}/${page}`;
