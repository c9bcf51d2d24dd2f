import type { PageSettings } from '@clandor/contract';
import type { Logger } from 'pino';
import type { Activation, Registry } from '../releases/registry.ts';
import { PageSet } from './page-set.ts';

/** How often the log of activations is looked at, in milliseconds. Any process may write to it. */
const LOOK_EVERY = 150;
/** How long until what failed is tried again, in milliseconds: doubling from the first to the last. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

export interface SiteOptions {
  registry: Registry;
  log: Logger;
  page: PageSettings;
}

/** The site as it is served now. */
export interface Site {
  /** Whether a composition is current. */
  ready(): boolean;
  current(): PageSet | undefined;
  log: Logger;
  close(): Promise<void>;
}

/**
 * Serves the current composition and follows the log of activations: a new one is made ready beside the old one,
 * takes its place in one step, and only then the old one's renderer ends. While one cannot be made ready, the old one
 * goes on; it is tried again, because it did render when it was activated.
 */
export async function openSite({
  registry,
  log,
  page: { origin, apiBase, mailDomain, ladiesApplicationsClosed = false },
}: SiteOptions): Promise<Site> {
  let pages: PageSet | undefined;
  let seen = 0;
  let following = Promise.resolve();
  let closed = false;
  let failed: { seq: number; pause: number; until: number } | undefined;

  const follow = async () => {
    const latest = await registry.current();
    if (!latest || latest.seq === seen || closed) return;
    if (failed?.seq === latest.seq && performance.now() < failed.until) return;
    try {
      await takeUp(latest);
      failed = undefined;
    } catch (error) {
      const pause = failed?.seq === latest.seq ? Math.min(failed.pause * 2, LONGEST_PAUSE) : FIRST_PAUSE;
      failed = { seq: latest.seq, pause, until: performance.now() + pause };
      log.error(
        { err: error, composition: latest.composition, again: pause },
        'a new composition could not be taken up; the one before goes on',
      );
    }
  };
  const takeUp = async (latest: Activation) => {
    const started = performance.now();
    const composition = await registry.composition(latest.composition);
    const next = await PageSet.open(
      { composition, page: { origin, apiBase, mailDomain, ladiesApplicationsClosed }, folderOf: registry.folderOf },
      (error) =>
        log.error(
          { err: error, composition: composition.id },
          error ? 'the renderer could not be started again' : 'the renderer ended; a new one is there',
        ),
    );
    const old = pages;
    pages = next;
    seen = latest.seq;
    log.info(
      { composition: composition.id, pages: next.size, milliseconds: Math.round(performance.now() - started) },
      'composition is current',
    );
    await old?.close();
  };
  const look = () => {
    following = following
      .then(follow)
      .catch((error) => log.error({ err: error }, 'the log of activations could not be read'));
    return following;
  };

  await look();
  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    await look();
    looking = false;
  }, LOOK_EVERY);

  return {
    log,
    ready: () => pages !== undefined,
    current: () => pages,
    async close() {
      closed = true;
      clearInterval(timer);
      await following;
      await pages?.close();
    },
  };
}
