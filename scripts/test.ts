// `npm test`: everything that must hold. Turbo runs what the change touches and takes the rest from its cache.
// What stands behind `--` goes to Turbo: `npm test -- --affected` leaves out what the change does not touch.
import { findBrowser } from './browser.ts';
import { countTests } from './count-tests.ts';
import { attempt } from './run.ts';

const flags = process.argv.slice(2);
const browser = findBrowser();
console.log(`browser: ${browser}`);
const status = await attempt(
  'turbo',
  [
    'run',
    ...['//#format', '//#boundaries', '//#workflows', 'check-types', 'test', 'e2e'],
    ...['--output-logs=new-only', '--continue', ...flags],
  ],
  { CHROMIUM_PATH: browser },
);
const { passed, failed } = countTests();
console.log(`tests: ${passed} passed, ${failed} failed`);
process.exitCode = status === 0 && failed === 0 ? 0 : 1;
// A change of words alone touches no test.
if (passed === 0 && !flags.includes('--affected')) {
  console.error('no test ran');
  process.exitCode = 1;
}
