import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver, Key, Visitor } from './driver.ts';
import { placesOf } from './installed.ts';
import { CODE_POINTS, command, ELEMENT, WebDriverError } from './webdriver.ts';

/** What starts WebKitGTK's browser: a screen that nobody sees, settings that are nobody's, and the driver. */
export interface WebKit {
  address: string;
  visitor: Visitor;
  browser: string;
  close(): void;
}

export async function launchWebKit(visitor: Visitor): Promise<WebKit> {
  const { browser = '', driver = '', display = '' } = placesOf('webkit');
  const home = mkdtempSync(join(tmpdir(), 'clandor-webkit-'));
  const settings = join(home, 'config/gtk-3.0');
  mkdirSync(settings, { recursive: true });
  // GTK's own word for less motion, which WebKit tells pages; and a frame that gets as narrow as a phone.
  writeFileSync(join(settings, 'settings.ini'), `[Settings]\ngtk-enable-animations=${visitor.lessMotion ? 0 : 1}\n`);
  writeFileSync(join(settings, 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0; }');
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1920x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const folders = { HOME: home, XDG_CONFIG_HOME: join(home, 'config'), XDG_CACHE_HOME: home, XDG_DATA_HOME: home };
  const env = { ...process.env, ...folders, DISPLAY: `:${String(number).trim()}`, LC_ALL: 'C.UTF-8' };
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await answering(address, server);
  return {
    address,
    visitor,
    browser,
    close: () => {
      server.kill();
      screen.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A visitor of its own: a session of WebDriver keeps nothing. */
export async function openInWebKit({ address, visitor, browser }: WebKit): Promise<Driver> {
  const args = ['--automation', ...(visitor.scripts ? [] : ['--enable-javascript=false'])];
  const options = { unhandledPromptBehavior: 'ignore', 'webkitgtk:browserOptions': { binary: browser, args } };
  const begun = await command(`${address}/session`, 'POST', { capabilities: { alwaysMatch: options } });
  const session = `${address}/session/${(begun as { sessionId: string }).sessionId}`;
  const post = (path: string, body: object = {}) => command(`${session}/${path}`, 'POST', body);
  const get = (path: string) => command(`${session}/${path}`, 'GET');
  const act = async (type: 'key' | 'pointer', actions: object[]) => {
    const source = { type, id: type, actions, ...(type === 'pointer' && { parameters: MOUSE }) };
    try {
      await post('actions', { actions: [source] });
    } catch (error) {
      // What was pressed has opened an alert, and that is told here: it is done.
      if (!(error instanceof WebDriverError && error.code === 'unexpected alert open')) throw error;
    }
  };
  const evaluate = (expression: string) => post('execute/sync', { script: `return ${expression}`, args: [] });
  return {
    goTo: async (url) => void (await post('url', { url })),
    back: async () => void (await post('back')),
    forward: async () => void (await post('forward')),
    reload: async () => void (await post('refresh')),
    resize: async (width, height) => {
      // The driver sizes the window; the page is what its bars leave.
      await post('window/rect', { width, height });
      const [inner] = [(await evaluate('innerHeight')) as number];
      await post('window/rect', { width, height: 2 * height - inner });
    },
    evaluate,
    pressMouse: async (x, y) => {
      const at = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' };
      await act('pointer', [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
    },
    press: (key) => act('key', strokes(key)),
    attach: async (selector, paths) => {
      const found = await post('element', { using: 'css selector', value: selector });
      await post(`element/${(found as Record<string, string>)[ELEMENT]}/value`, { text: paths.join('\n') });
    },
    answerAlert: async () => {
      try {
        const text = (await get('alert/text')) as string;
        await post('alert/accept');
        return text;
      } catch (error) {
        if (error instanceof WebDriverError && error.code === 'no such alert') return null;
        throw error;
      }
    },
    screenshot: async () => Buffer.from((await get('screenshot')) as string, 'base64'),
    close: async () => void (await command(session, 'DELETE')),
  };
}

const MOUSE = { pointerType: 'mouse' };

/** Down and up, a modifier around its key. */
function strokes(key: Key): object[] {
  const values = (key.startsWith('Shift+') ? ['Shift', key.slice(6)] : [key]).map((each) => CODE_POINTS[each] ?? each);
  const down = values.map((value) => ({ type: 'keyDown', value }));
  return [...down, ...values.toReversed().map((value) => ({ type: 'keyUp', value }))];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function answering(address: string, server: ChildProcess): Promise<void> {
  while (!(await fetch(`${address}/status`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error('WebKitWebDriver ended before it answered');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
