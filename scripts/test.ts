// `npm test`: everything that must hold. Turbo runs what the change touches and takes the rest from its cache.
import { findBrowser } from './browser.ts';
import { countTests } from './count-tests.ts';
import { attempt } from './run.ts';

const browser = findBrowser();
console.log(`browser: ${browser}`);
const status = await attempt(
  'turbo',
  ['run', '//#format', '//#boundaries', 'check-types', 'test', 'e2e', '--output-logs=new-only', '--continue'],
  { CHROMIUM_PATH: browser },
);
const { passed, failed } = countTests();
console.log(`tests: ${passed} passed, ${failed} failed`);
process.exitCode = status === 0 && failed === 0 ? 0 : 1;
if (passed === 0) {
  console.error('no test ran');
  process.exitCode = 1;
}
