import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** How many tests the last runs of all packages passed and failed, from the reports that they left (Turbo restores those of runs it skips). */
export function countTests(): { passed: number; failed: number } {
  const unit = read<VitestReport>('{packages/*,mf-*,shell,gateway}/reports/vitest.json');
  const journeys = read<PlaywrightReport>('e2e/reports/playwright.json');
  return {
    passed: sum(unit, (r) => r.numPassedTests) + sum(journeys, (r) => r.stats.expected + r.stats.flaky),
    failed: sum(unit, (r) => r.numFailedTests) + sum(journeys, (r) => r.stats.unexpected),
  };
}

const read = <Report>(pattern: string): Report[] =>
  globSync(pattern, { cwd: root }).map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Report);

const sum = <Report>(reports: Report[], count: (report: Report) => number): number =>
  reports.reduce((total, report) => total + count(report), 0);
