import type { Logger } from 'pino';
import type { Registry } from '../releases/registry.ts';
import { PageSet } from './page-set.ts';

/** How often the log of activations is looked at, in milliseconds. Any process may write to it. */
const LOOK_EVERY = 150;

export interface SiteOptions {
  registry: Registry;
  log: Logger;
  origin: string;
  apiBase: string;
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
 * takes its place in one step, and only then the old one's renderer ends. One that cannot be made ready is logged,
 * and the old one goes on.
 */
export async function openSite({ registry, log, origin, apiBase }: SiteOptions): Promise<Site> {
  let pages: PageSet | undefined;
  let seen = 0;
  let following = Promise.resolve();
  let closed = false;

  const follow = async () => {
    const latest = await registry.current();
    if (!latest || latest.seq === seen || closed) return;
    const started = performance.now();
    const composition = await registry.composition(latest.composition);
    const next = await PageSet.open({ composition, page: { origin, apiBase }, folderOf: registry.folderOf }, (error) =>
      log.error(
        { err: error, composition: composition.id },
        error ? 'the renderer could not be started again' : 'the renderer ended; a new one is there',
      ),
    ).catch((error) => {
      // Said once: the log's entry stays what it is, and the next activation is another.
      seen = latest.seq;
      throw error;
    });
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
      .catch((error) => log.error({ err: error }, 'a new composition could not be taken up'));
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
