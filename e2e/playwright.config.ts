import { defineConfig } from '@playwright/test';
import { DEVELOPMENT, PRODUCTION } from './src/sites.ts';

const launchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
};

/** Journeys over the whole composed site, in a real browser. `production` is what visitors get; `development` proves hydration. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './src/start-sites.ts',
  fullyParallel: true,
  workers: 2,
  // A machine that is busy is no mistake of the page: what hangs is found by these all the same.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  outputDir: 'reports/results',
  // The walks through the forms: no machine changes a word of them.
  snapshotPathTemplate: 'walks/{arg}{ext}',
  use: { launchOptions, screenshot: 'only-on-failure' },
  projects: [
    { name: 'production', testIgnore: '**/hydration.spec.ts', use: { baseURL: PRODUCTION.origin } },
    { name: 'development', testMatch: '**/hydration.spec.ts', use: { baseURL: DEVELOPMENT.origin } },
  ],
});
