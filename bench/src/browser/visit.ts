import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import type { MeasuredSite } from '../sites/measured-site.ts';
import { answerTo, untilAlive } from './answer.ts';
import { apply, type Conditions } from './conditions.ts';
import { observe, type Seen } from './observe.ts';
import { Traffic } from './traffic.ts';

/** A first visit's figures: times in ms, sizes in bytes. */
export type VisitFigures = Record<string, number>;

/** An open page of an empty browser: no cache, no storage, made slow. */
export interface OpenVisit {
  page: Page;
  session: CDPSession;
  traffic: Traffic;
}

/** Opens an empty browser for one visit, and closes it afterwards. */
export async function withVisit<Result>(
  browser: Browser,
  device: BrowserContextOptions,
  conditions: Conditions,
  work: (visit: OpenVisit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await Traffic.of(session);
    await observe(page);
    await apply(session, conditions);
    return await work({ page, session, traffic });
  } finally {
    await context.close();
  }
}

/** Visits a page and waits until nothing happens any more; then, where it has scripts, presses the menu button. */
export async function measureVisit({ page, session, traffic }: OpenVisit, site: MeasuredSite, path: string) {
  await page.goto(site.origin + path, { waitUntil: 'load' });
  if (site.hasScripts) await untilAlive(page);
  await traffic.quiet(page);
  const { largest, ...seen } = await page.evaluate((): Seen => globalThis.seen);
  const carried = traffic.figures();
  const memory = await usedHeap(session);
  const answer = site.hasScripts ? { settledAnswer: await answerTo(page) } : {};
  return { largest, figures: { ...seen, ...carried, memory, ...answer } satisfies VisitFigures };
}

/** Bytes of JavaScript's heap that are in use once what is not needed has been collected. */
async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
