// `npm run test:browsers`: the main journeys in Chromium, Firefox and WebKit; `-- firefox webkit` chooses, and what follows
// another `--` goes to Playwright. Not part of `npm test`, which knows Chromium only: the other two are not on every
// machine. Whatever is asked for and missing is named, with the Debian package that brings it, and fails the command.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../src/sites.ts';
import { BROWSERS, placesOf } from './src/installed.ts';

const given = process.argv.slice(2);
const end = given.includes('--') ? given.indexOf('--') : given.length;
const [named, flags] = [given.slice(0, end), given.slice(end + 1)];
const unknown = named.filter((each) => !BROWSERS.some((known) => known === each));
if (unknown.length > 0) {
  console.error(`no such browser: ${unknown.join(', ')}; there are ${BROWSERS.join(', ')}`);
  process.exit(2);
}

let missing = 0;
const chosen = BROWSERS.filter((each) => named.length === 0 || named.includes(each)).filter((each) => {
  try {
    placesOf(each);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    missing += 1;
    return false;
  }
});

const run = (command: string, args: string[], cwd: string) =>
  spawnSync(command, args, { cwd, stdio: 'inherit' }).status === 0;
const bin = join(ROOT, 'node_modules/.bin');
const passed =
  chosen.length > 0 &&
  run(join(bin, 'turbo'), ['run', 'build', 'build:development', '--output-logs=errors-only'], ROOT) &&
  run(
    join(bin, 'playwright'),
    ['test', '-c', 'browsers', ...chosen.map((each) => `--project=${each}`), ...flags],
    join(ROOT, 'e2e'),
  );
process.exitCode = passed && missing === 0 ? 0 : 1;
