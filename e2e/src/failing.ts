import { createHash } from 'node:crypto';
import type { FailureReport } from '@clandor/contract';
import { REPORT_ADDRESS } from '@clandor/contract/report';
import type { Page, Route } from '@playwright/test';
import type { BreakpointName } from './breakable.ts';

/** The second release of a remote on the failing site, and the one that was good before it. */
export const CURRENT = '1.0.1';
export const LAST_GOOD = '1.0.0';

const ENTRY = `**/releases/mf-contact/${CURRENT}/web/remoteEntry.js`;
const CHUNK = `**/releases/mf-contact/${CURRENT}/web/contact.js`;

/** One way in which the current release of mf-contact fails in a browser, and what the site tells of it. */
export interface WayToFail {
  what: string;
  arm: (page: Page) => Promise<unknown>;
  report: FailureReport['failure'];
}

const missing = (route: Route) => route.fulfill({ status: 404, body: 'not found' });
const hanging = () => new Promise<void>(() => {});
const changed = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` });
};

export const WAYS_TO_FAIL: readonly WayToFail[] = [
  { what: 'its entry is missing', arm: (page) => page.route(ENTRY, missing), report: 'load' },
  { what: 'its page is missing', arm: (page) => page.route(CHUNK, missing), report: 'load' },
  { what: 'its entry throws at load', arm: throwingEntry, report: 'load' },
  { what: 'its page throws at load', arm: (page) => breakAt(page, 'load'), report: 'load' },
  { what: 'its component throws', arm: (page) => breakAt(page, 'choice', 'form'), report: 'render' },
  { what: 'its entry hangs', arm: (page) => page.route(ENTRY, hanging), report: 'load' },
  { what: 'its page hangs', arm: (page) => page.route(CHUNK, hanging), report: 'load' },
  { what: 'its entry has a wrong hash', arm: (page) => page.route(ENTRY, changed), report: 'load' },
  { what: 'its page has a wrong hash', arm: (page) => page.route(CHUNK, changed), report: 'load' },
];

/** From its next load on, the page throws at these places of its breakable releases (breakable.ts). */
export const breakAt = (page: Page, ...names: BreakpointName[]): Promise<unknown> => page.addInitScript(throwAt, names);

/** The same in a page that is open. */
export const breakNow = (page: Page, ...names: BreakpointName[]): Promise<void> => page.evaluate(throwAt, names);

function throwAt(names: string[]): void {
  Object.assign(window, {
    breakPage(name: string) {
      if (names.includes(name)) throw new Error(`broken at ${name}`);
    },
  });
}

/** A script that throws can only run with the hash of its own bytes: the document names that one. */
async function throwingEntry(page: Page): Promise<void> {
  const body = 'throw new Error("broken at load");';
  const hash = `sha384-${createHash('sha384').update(body).digest('base64')}`;
  await page.route(ENTRY, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const released = new RegExp(`"version":"${CURRENT}","base":"/releases/mf-contact/[^{}]*"integrity":"([^"]+)"`);
      await route.fulfill({ response, body: html.replaceAll(released.exec(html)?.[1] ?? 'none', hash) });
    },
  );
}

/** What the page tells of failures, from now on. */
export function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== REPORT_ADDRESS) return;
    const { name, version, failure } = JSON.parse(request.postData() ?? '') as FailureReport;
    reports.push(`${name}@${version} ${failure}`);
  });
  return reports;
}
