import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { whenDone } from '../stopping.ts';

/** Debian's Chromium, or `CHROMIUM_PATH`; undefined where Playwright's own is to be used. */
export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

/** Starts a Chromium that is closed with the rest. */
export async function launch(...args: string[]): Promise<Browser> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  whenDone(() => browser.close());
  return browser;
}
