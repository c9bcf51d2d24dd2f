import type { Composition, PageSettings, Preview } from '@clandor/contract';
import type { Logger } from 'pino';
import { type News, NO_NEWS } from '../database/news.ts';
import { withLastGood } from '../releases/last-good.ts';
import type { Activation, Registry } from '../releases/registry.ts';
import { tallies } from '../watching/tallies.ts';
import { ALONE, type Together } from '../workers/together.ts';
import { PageSet } from './page-set.ts';
import { PageSets } from './page-sets.ts';
import type { Said } from './renderer/messages.ts';

/** How long until what failed is tried again, in milliseconds: doubling from the first to the last. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

export interface SiteOptions {
  registry: Registry;
  log: Logger;
  page: PageSettings;
  /** How the workers of one gateway change together; left out where there is but one. */
  together?: Together;
  /** How it comes to know that another process has made something live; left out, it looks. */
  news?: News;
}

/** What visitors get now. */
export interface Served {
  /** The entry of the log of activations that says so. */
  entry: Activation;
  pages: PageSet;
  /** What `entry.percent` of the visitors get instead. */
  canary: PageSet | null;
}

/** The site as it is served now. */
export interface Site {
  /** Whether a composition is current. */
  ready(): boolean;
  served(): Served | undefined;
  /** The pages that visitors outside of a canary get. */
  current(): PageSet | undefined;
  /**
   * The site with one release in it that is not live, for whoever may see that.
   * @throws ReleaseError when it does not go with the rest; RenderError when it does not render
   */
  preview(composition: Composition, preview: Preview): Promise<PageSet>;
  log: Logger;
  close(): Promise<void>;
}

/**
 * Serves the current composition and follows the log of activations: a new one is made ready beside the old one, takes
 * its place in one step, and only then the old one's renderer ends. Its pages are kept for a while: what is gone back
 * to is there at once, and is not held up by what is being made ready. While one cannot be made ready, the old one goes
 * on; it is tried again, because it did render when it was activated.
 */
export async function openSite({ registry, log, page, together = ALONE, news = NO_NEWS }: SiteOptions): Promise<Site> {
  const sets = new PageSets();
  const previews = new PageSets();
  const underWay = new Set<Promise<void>>();
  let served: Served | undefined;
  let newest = 0;
  let closed = false;
  let failed: { seq: number; pause: number; until: number } | undefined;

  const onSaid = ({ request, text }: Said) =>
    log.warn({ ...(request ? { id: request } : {}), text }, 'a page wrote this while it was rendered');
  const open = (composition: Composition, as: PageSettings = page) =>
    PageSet.open({ composition, page: as, folderOf: registry.filesOf, onSaid }, (error) => {
      tallies.rendererRestarts.raise([error ? 'failed' : 'started']);
      log.error(
        { err: error, composition: composition.id },
        error ? 'the renderer could not be started again' : 'the renderer ended; a new one is there',
      );
    });
  const pagesOf = (id: string, entry: Activation) =>
    sets.get(id, async () => open(await withLastGood(registry, await registry.composition(id), entry)));

  const takeUp = async (entry: Activation) => {
    const started = performance.now();
    const [pages, canary] = await Promise.all([
      pagesOf(entry.composition, entry),
      entry.canary === null ? null : pagesOf(entry.canary, entry),
    ]);
    await together.ready(entry.seq);
    // Something newer was there sooner, from memory.
    if (closed || entry.seq <= (served?.entry.seq ?? 0)) return;
    served = { entry, pages, canary };
    pages.wake();
    canary?.wake();
    sets.serveOnly(new Set([entry.composition, ...(entry.canary ? [entry.canary] : [])]));
    const milliseconds = Math.round(performance.now() - started);
    const { composition, percent } = entry;
    const share = entry.canary ? { canary: entry.canary, percent } : {};
    const kilobytes = Math.round(pages.bytes / 1024);
    tallies.takeUps.raise(['done']);
    log.info({ composition, ...share, pages: pages.size, kilobytes, milliseconds }, 'composition is current');
  };
  const follow = async () => {
    const latest = await registry.current();
    if (!latest || closed || latest.seq <= newest) return;
    if (failed?.seq === latest.seq && performance.now() < failed.until) return;
    newest = latest.seq;
    const taking = takeUp(latest)
      .then(() => {
        if (failed?.seq === latest.seq) failed = undefined;
      })
      .catch((error) => {
        tallies.takeUps.raise(['failed']);
        const pause = failed?.seq === latest.seq ? Math.min(failed.pause * 2, LONGEST_PAUSE) : FIRST_PAUSE;
        failed = { seq: latest.seq, pause, until: performance.now() + pause };
        if (newest === latest.seq) newest = served?.entry.seq ?? 0;
        log.error(
          { err: error, composition: latest.composition, again: pause },
          'a new composition could not be taken up; the one before goes on',
        );
      })
      .finally(() => underWay.delete(taking));
    underWay.add(taking);
  };

  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= follow()
      .catch((error) => log.error({ err: error }, 'the log of activations could not be read'))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  await look();
  await Promise.all(underWay);
  const timer = setInterval(look, news.lookEvery);
  together.onNews(() => void look());
  news.onActivation(() => void look());

  return {
    log,
    ready: () => served !== undefined,
    served: () => served,
    current: () => served?.pages,
    async preview(composition, preview) {
      const key = `${composition.id} ${preview.release} ${preview.until}`;
      const pages = await previews.get(key, () => open(composition, { ...page, preview }));
      previews.serveOnly(new Set([key]));
      return pages;
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await looking;
      await Promise.all(underWay);
      await sets.close();
      await previews.close();
    },
  };
}
