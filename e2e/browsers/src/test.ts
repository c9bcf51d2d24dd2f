import { test as base, expect } from '@playwright/test';
import { IN_ALL_BROWSERS } from '../../src/sites.ts';
import type { Driver, Visitor } from './driver.ts';
import type { BrowserName } from './installed.ts';
import { launch, openIn } from './puppeteer-driver.ts';
import { Visit } from './visit.ts';
import { launchWebKit, openInWebKit } from './webkit-driver.ts';

export { expect };

interface Opener {
  open(): Promise<Driver>;
  close(): Promise<void>;
}

async function openerOf(name: BrowserName, visitor: Visitor): Promise<Opener> {
  if (name === 'webkit') {
    const webkit = await launchWebKit(visitor);
    return { open: () => openInWebKit(webkit), close: async () => webkit.close() };
  }
  const browser = await launch(name, visitor);
  return { open: () => openIn(browser, visitor), close: () => browser.close() };
}

/** A journey of one visitor, in the browser of its project. Whatever its pages complain of fails it. */
export const test = base.extend<
  { site: string; visit: Visit; expectedComplaints: RegExp | null },
  { engine: BrowserName; visitor: Visitor; opener: Opener }
>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  visitor: [
    { scripts: true, lessMotion: false },
    { option: true, scope: 'worker' },
  ],
  site: [IN_ALL_BROWSERS.origin, { option: true }],
  expectedComplaints: [null, { option: true }],
  opener: [
    async ({ engine, visitor }, use) => {
      const opener = await openerOf(engine, visitor);
      await use(opener);
      await opener.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visit: async ({ opener, site, visitor, expectedComplaints }, use, { title, status, expectedStatus }) => {
    const driver = await opener.open();
    const visit = new Visit(driver, site);
    await driver.resize(1440, 900);
    await use(visit);
    if (status !== expectedStatus) {
      const body = await driver.screenshot();
      await base.info().attach(title, { body, contentType: 'image/png' });
    }
    const complaints = visitor.scripts ? await visit.complaints() : [];
    await driver.close();
    expect(complaints.filter((each) => !expectedComplaints?.test(each))).toEqual([]);
  },
});
