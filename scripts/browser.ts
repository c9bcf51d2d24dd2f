import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from './run.ts';

/** Where a Chromium may be, in the order in which they are looked for. */
const SYSTEM_BROWSERS = [
  // The same browser without its windows: it opens a page in a third of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium for the journeys: the one that CHROMIUM_PATH names, or one that is on the machine, or one
 * that is installed now: Debian's package as root, else Playwright's own.
 *
 * @throws when none is there and none could be installed; says how to name one
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but nothing is there`);
  }
  const found = SYSTEM_BROWSERS.find(existsSync) ?? installDebian() ?? installPlaywright();
  if (found) return found;
  throw new Error('No Chromium found, and none could be installed. Install one and set CHROMIUM_PATH to its path.');
}

function installDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('installing Chromium (Debian package)…');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  } catch {
    return undefined;
  }
  return SYSTEM_BROWSERS.find(existsSync);
}

function installPlaywright(): string | undefined {
  console.log("installing Playwright's Chromium…");
  try {
    execFileSync('node_modules/.bin/playwright', ['install', 'chromium'], { cwd: root, stdio: 'inherit' });
    const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
    const path = execFileSync('node', ['-e', script], { cwd: `${root}/e2e`, encoding: 'utf8' }).trim();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
