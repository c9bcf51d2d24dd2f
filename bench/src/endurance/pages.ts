import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { DESKTOP } from '../browser/conditions.ts';
import { launch } from '../browser/launch.ts';
import { openHouse } from '../releases/house.ts';
import { needCommand } from '../sites/need-command.ts';

const run = promisify(execFile);
const PER_MINUTE = 20_000;
const CONNECTIONS = 64;
const MINUTES = 1;

/** Every kind of page that there is, one of each. */
export const EVERY_KIND = [
  '/',
  '/about',
  '/services',
  '/faq',
  '/legal',
  '/membership',
  '/ladies-application',
  '/gentlemen-application',
  '/editorial',
  '/editorial/monogamy-unnatural',
  '/contact',
  '/contact/press',
  '/explore',
];

export interface PageLoadFigures {
  /** Wanted, each with all that a first visit fetches from the gateway before it is alive. */
  loadsPerMinute: number;
  /** Addresses of one load, in the middle. */
  addresses: number;
  requests: number;
  requestsPerSecond: number;
  /** By h2load: answers outside of 2xx, and requests that broke or took too long. */
  refused: number;
  failed: number;
  /** What was asked for but not sent within the minute. */
  behind: number;
}

/** First visits at a steady rate, from a process of its own, to a gateway with a process for each core. */
export async function measurePageLoads(): Promise<PageLoadFigures> {
  needCommand('h2load', 'nghttp2-client');
  const house = await openHouse({ env: { CLUB_WORKERS: 'auto' } });
  const origin = await house.gateway();
  const browser = await launch();
  const loads: string[][] = [];
  for (const path of EVERY_KIND) loads.push(await visit(browser, origin, path));
  await browser.close();
  const addresses = loads.flat();
  const rate = (PER_MINUTE / 60) * (addresses.length / loads.length);
  const folder = mkdtempSync(join(tmpdir(), 'clandor-load-'));
  try {
    const list = join(folder, 'addresses');
    writeFileSync(list, addresses.join('\n'));
    const { stdout } = await run('h2load', [
      '--h1',
      `--clients=${CONNECTIONS}`,
      `--duration=${MINUTES * 60}`,
      '--header=Accept-Encoding: gzip, deflate, br',
      `--rps=${rate / CONNECTIONS}`,
      `--input-file=${list}`,
    ]);
    const requests = numberIn(stdout, /(\d+) done/);
    return {
      loadsPerMinute: PER_MINUTE,
      addresses: addresses.length / loads.length,
      requests,
      requestsPerSecond: requests / (MINUTES * 60),
      refused: ['3xx', '4xx', '5xx'].reduce((sum, kind) => sum + numberIn(stdout, new RegExp(`(\\d+) ${kind}`)), 0),
      // What is under way when the time is over counts as failed: one on each connection at most.
      failed: numberIn(stdout, /(\d+) errored/) + numberIn(stdout, /(\d+) timeout/),
      behind: Math.max(0, Math.round(rate * MINUTES * 60 - requests - CONNECTIONS)),
    };
  } finally {
    rmSync(folder, { recursive: true });
    await house.close();
  }
}

/** What a browser that was never here asks this origin for, until the page is alive and at rest. */
async function visit(browser: Browser, origin: string, path: string): Promise<string[]> {
  const context = await browser.newContext(DESKTOP);
  try {
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().startsWith(origin)) asked.push(request.url());
    });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    return asked;
  } finally {
    await context.close();
  }
}

const numberIn = (said: string, pattern: RegExp): number => Number(pattern.exec(said)?.[1] ?? Number.NaN);
