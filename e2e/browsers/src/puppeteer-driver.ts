import puppeteer, { type Browser, type KeyInput } from 'puppeteer-core';
import type { Driver, Key, Visitor } from './driver.ts';
import { placesOf } from './installed.ts';

/** Firefox by WebDriver BiDi, Chromium by its own protocol: the browser runs, with nobody's tab in it yet. */
export function launch(name: 'chromium' | 'firefox', { scripts, lessMotion }: Visitor): Promise<Browser> {
  const { browser: executablePath = '' } = placesOf(name);
  if (name === 'firefox') {
    const extraPrefsFirefox = { 'ui.prefersReducedMotion': lessMotion ? 1 : 0, 'javascript.enabled': scripts };
    return puppeteer.launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox });
  }
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
  if (lessMotion) args.push('--force-prefers-reduced-motion');
  // Since 2024 headless Chromium is Chromium; what Debian calls its headless shell is the old one, and takes `shell`.
  const headless = executablePath.endsWith('headless-shell') ? 'shell' : true;
  return puppeteer.launch({ browser: 'chrome', executablePath, headless, args });
}

/** A visitor of its own, with no cookie and no draft of others. */
export async function openIn(browser: Browser, { scripts }: Visitor): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  // Firefox has it from its preferences.
  if (!scripts && !(await browser.version()).startsWith('firefox')) await page.setJavaScriptEnabled(false);
  const keyboard = async (key: Key) => {
    const [modifier, name] = key.startsWith('Shift+') ? (['Shift', key.slice(6)] as const) : [undefined, key];
    if (modifier) await page.keyboard.down(modifier);
    if (name.length > 1) await page.keyboard.press(name as KeyInput);
    else await page.keyboard.type(name);
    if (modifier) await page.keyboard.up(modifier);
  };
  return {
    goTo: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => inWhateverPage(() => page.evaluate(expression)),
    pressMouse: (x, y) => page.mouse.click(x, y),
    press: keyboard,
    attach: async (selector, paths) => {
      const input = await page.$(`input${selector}`);
      if (!input) throw new Error(`nothing at ${selector}`);
      await (await input.toElement('input')).uploadFile(...paths);
    },
    answerAlert: async () => alerts.shift() ?? null,
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}

/** What Chromium and Firefox say of a page that went while it was asked; the next one is asked then. */
const GONE = /context was destroyed|context with specified id|no such frame|realm .*destroyed|detached|discarded/i;

async function inWhateverPage<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (let left = 20; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (left === 0 || !(error instanceof Error && GONE.test(error.message))) throw error;
    }
  }
}
