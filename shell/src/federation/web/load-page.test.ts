import type { PageRelease } from '@clandor/contract';
import { SCRIPT_TIMEOUT } from '@clandor/contract/script-timeout';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Container, loadPage } from './load-page.ts';

const PAGE = { default: () => null, head: { title: 'A page', description: 'Of a test' } };
const added: HTMLScriptElement[] = [];
/** What a release's script does when it runs. */
const leave = (global: string, left: Container | undefined) => Reflect.set(globalThis, global, left);
let count = 0;

/** A release that no test has seen before. */
function release(): PageRelease {
  count += 1;
  const base = `/releases/mf-contact/1.0.${count}/`;
  const [global, entry, integrity] = [`mf_contact_${count}`, 'web/remoteEntry.js', 'sha384-x'];
  return { name: 'mf-contact', version: `1.0.${count}`, base, global, entry, integrity };
}

const container = (get: Container['get']): Container => ({ init: vi.fn(), get: vi.fn(get) });
const settle = (index: number, how: 'load' | 'error') => added[index]?.dispatchEvent(new Event(how));
/** Runs what the loader does before it waits for a script. */
const asked = (times: number) => vi.waitFor(() => expect(added).toHaveLength(times), { timeout: 15_000 });

beforeEach(() => {
  vi.stubGlobal('PROVIDED_VERSIONS', { react: '19.3.1' });
  added.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    added.push(script as HTMLScriptElement);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a page of a remote', () => {
  it('comes out of its container, which is fetched once, checked by its hash, and told what the page shares', async () => {
    const of = release();
    const opened = container(async () => () => PAGE);
    const both = Promise.all([loadPage(of, 'contact'), loadPage(of, 'contact')]);
    await asked(1);
    expect(added[0]?.getAttribute('src')).toBe(`${of.base}web/remoteEntry.js`);
    expect(added[0]?.integrity).toBe('sha384-x');
    leave(of.global, opened);
    settle(0, 'load');
    expect(await both).toEqual([PAGE, PAGE]);
    expect(opened.get).toHaveBeenCalledWith('./contact');
    expect(opened.init).toHaveBeenCalledTimes(1);
    expect(opened.init).toHaveBeenCalledWith(expect.objectContaining({ react: { '19.3.1': expect.anything() } }));
  });

  it('is asked for again after its script could not be had', async () => {
    const of = release();
    const first = loadPage(of, 'contact');
    await asked(1);
    settle(0, 'error');
    await expect(first).rejects.toThrow('/web/remoteEntry.js was not loaded, or is not what was released');
    const second = loadPage(of, 'contact');
    await asked(2);
    leave(
      of.global,
      container(async () => () => PAGE),
    );
    settle(1, 'load');
    expect(await second).toBe(PAGE);
  });

  it('is given up when its script hangs', async () => {
    vi.useFakeTimers();
    const page = loadPage(release(), 'contact');
    const given = expect(page).rejects.toThrow('takes too long');
    await vi.advanceTimersByTimeAsync(SCRIPT_TIMEOUT);
    await given;
  });

  it.each([
    ['a script that threw', undefined, 'threw, or left no container'],
    ['a page that is none', container(async () => () => ({})), 'exposes ./contact, but it is no page'],
    [
      'a chunk that is missing',
      container(async () => {
        throw new Error('Loading chunk contact failed.');
      }),
      'Loading chunk contact failed.',
    ],
  ])('says what failed: %s', async (_, left, message) => {
    const of = release();
    const page = loadPage(of, 'contact');
    await asked(1);
    leave(of.global, left);
    settle(0, 'load');
    await expect(page).rejects.toThrow(message);
  });
});
