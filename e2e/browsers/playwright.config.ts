import { defineConfig } from '@playwright/test';
import { BROWSERS, type BrowserName } from './src/installed.ts';

/** The main journeys in the three engines that visitors come with: `npm run test:browsers` (run.ts). */
export default defineConfig<object, { engine: BrowserName }>({
  testDir: 'journeys',
  globalSetup: './src/start.ts',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: '../reports/browsers.json' }]],
  outputDir: '../reports/browsers',
  projects: BROWSERS.map((engine) => ({ name: engine, use: { engine } })),
});
