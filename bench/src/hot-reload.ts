// `node bench/src/hot-reload.ts [runs]`: starts the dev server of mf-editorial, saves a changed text in a component and
// measures until it is on screen, with the state of the page kept; prints one line a run and the median. Fails when
// the state was lost. Writes nothing but the changed text, which it takes back.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');
const FILE = join(ROOT, 'mf-editorial/src/pages/editorial/page.tsx');
const BEFORE = 'None of it is advice.';
const PORT = process.env.BENCH_DEV_PORT ?? '4509';
const RUNS = Number(process.argv[2] ?? 5);

declare global {
  // Set by the measurement, in the page.
  var tab: Element | null;
}

function startDev(): { child: ChildProcess; ready: Promise<string> } {
  const child = spawn('npm', ['run', 'dev', '-w', '@clandor/mf-editorial', '--', '--port', PORT], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own: npm does not hand signals on to all that it started.
    detached: true,
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.once('exit', (status) => reject(new Error(`the dev server ended (${status})`)));
    if (!child.stdout) return;
    createInterface(child.stdout).on('line', (line) => {
      console.log(line);
      const address = /The site is at (\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
  return { child, ready };
}

/** Milliseconds from the save until the text is painted; times of both clocks are those of this machine. */
async function change(page: Page, text: string): Promise<number> {
  const shown = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector('main')?.textContent.includes(wanted)) return requestAnimationFrame(look);
          requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
        };
        look();
      }),
    text,
  );
  const saved = performance.timeOrigin + performance.now();
  writeFileSync(FILE, original.replace(BEFORE, text));
  return (await shown) - saved;
}

async function measure(origin: string): Promise<number[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
    await page.goto(`${origin}/editorial`);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__reactFiber$')),
    );
    // State of the remote (a filter, in the very element that holds it) and of the shell (the open drawer).
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await tab.and(page.locator('[aria-selected=true]')).waitFor();
    await page.evaluate(() => {
      globalThis.tab = document.querySelector('[role=tab][aria-selected=true]');
    });
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('dialog').waitFor();
    const times: number[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      times.push(await change(page, `Changed for the ${run}. time.`));
      const kept = await page.evaluate(
        () =>
          globalThis.tab?.isConnected &&
          globalThis.tab.getAttribute('aria-selected') === 'true' &&
          document.querySelector('[role=dialog]') !== null,
      );
      console.log(`${run}. ${times.at(-1)?.toFixed(0)} ms, state ${kept ? 'kept' : 'LOST'}`);
      if (!kept) throw new Error('the state of the page was lost');
    }
    return times;
  } finally {
    await browser.close();
  }
}

const original = readFileSync(FILE, 'utf8');
if (!original.includes(BEFORE)) throw new Error(`${FILE} no longer says "${BEFORE}"`);
const { child, ready } = startDev();
try {
  const times = (await measure(await ready)).sort((a, b) => a - b);
  console.log(`median ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms of ${times.length}`);
} finally {
  writeFileSync(FILE, original);
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
}
