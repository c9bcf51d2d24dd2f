import { type PageModule, type PageRelease, type PageRemote, SCRIPT_TIMEOUT } from '@clandor/contract';
import { describe, expect, it, vi } from 'vitest';
import { PageStore } from './page-store.ts';

const release = (version: string): PageRelease => ({
  name: 'mf-contact',
  version,
  base: `/releases/mf-contact/${version}/`,
  global: `mf_contact_${version}`,
  entry: 'web/remoteEntry.js',
  integrity: 'sha384-x',
});
const lastGood = release('1.0.0');
const alone: PageRemote = { ...release('1.0.1'), routes: [] };
const remote: PageRemote = { ...alone, lastGood };
const contact = { remote, page: 'contact' };
const module: PageModule = { default: () => null, head: { title: 'Contact', description: '' } };

/** A loader whose outcomes are told beforehand, a version's own in turn; what is not told loads. */
function loads(outcomes: Record<string, ('fails' | 'hangs' | 'loads')[]> = {}) {
  const calls: string[] = [];
  let time = 0;
  const load = async ({ version }: PageRelease, page: string): Promise<PageModule> => {
    calls.push(`${page} ${version}`);
    const outcome = outcomes[version]?.shift() ?? 'loads';
    if (outcome === 'hangs') time += SCRIPT_TIMEOUT;
    if (outcome !== 'loads') throw new Error(`${version} ${outcome}`);
    return module;
  };
  const onFailure = vi.fn();
  const told = () => onFailure.mock.calls.map(([{ version }, failure]) => `${version} ${failure}`);
  return { calls, told, pages: new PageStore(load, { onFailure, now: () => time }) };
}

describe('a page that loads', () => {
  it('is not known before it is asked for', () => {
    expect(loads().pages.get(contact)).toBeUndefined();
  });

  it('is loaded once for any number of askers', async () => {
    const { calls, pages, told } = loads();
    const answers = await Promise.all([pages.ensure(contact), pages.ensure(contact), pages.ensure(contact)]);
    expect(answers.map((state) => 'release' in state && state.release)).toEqual([remote, remote, remote]);
    expect(await pages.ensure(contact)).toBe(pages.get(contact));
    expect([calls, told()]).toEqual([['contact 1.0.1'], []]);
  });

  it('at the second try is nobody’s failure', async () => {
    const { calls, pages, told } = loads({ '1.0.1': ['fails'] });
    expect(await pages.ensure(contact)).toEqual({ module, release: remote });
    expect([calls, told()]).toEqual([['contact 1.0.1', 'contact 1.0.1'], []]);
  });
});

describe('a release that does not load', () => {
  it('gives way to the last good one after a second try', async () => {
    const { calls, pages, told } = loads({ '1.0.1': ['fails', 'fails'] });
    expect(await pages.ensure(contact)).toEqual({ module, release: lastGood });
    expect(calls).toEqual(['contact 1.0.1', 'contact 1.0.1', 'contact 1.0.0']);
    expect(told()).toEqual(['1.0.1 load']);
  });

  it('that hung is not waited for again, on this page nor on the next', async () => {
    const { calls, pages } = loads({ '1.0.1': ['hangs'] });
    expect(await pages.ensure(contact)).toEqual({ module, release: lastGood });
    expect(await pages.ensure({ remote, page: 'other' })).toEqual({ module, release: lastGood });
    expect(calls).toEqual(['contact 1.0.1', 'contact 1.0.0', 'other 1.0.0']);
  });

  it('is tried all the same where the last good one lacks the page', async () => {
    const { pages } = loads({ '1.0.1': ['hangs'], '1.0.0': ['loads', 'fails', 'fails'] });
    await pages.ensure(contact);
    expect(await pages.ensure({ remote, page: 'other' })).toEqual({ module, release: remote });
  });

  it('is a failure where there is no other, until somebody asks again', async () => {
    const { pages, told } = loads({ '1.0.1': ['fails', 'fails'] });
    const key = { remote: alone, page: 'contact' };
    expect(await pages.ensure(key)).toEqual({ error: new Error('1.0.1 fails') });
    expect(pages.get(key)).toHaveProperty('error');
    expect(await pages.ensure(key)).toEqual({ module, release: alone });
    expect(told()).toEqual(['1.0.1 load']);
  });

  it('is a failure where the last good one fails too, and both are told', async () => {
    const { pages, told } = loads({ '1.0.1': ['hangs'], '1.0.0': ['fails', 'fails'] });
    expect(await pages.ensure(contact)).toEqual({ error: new Error('1.0.0 fails') });
    expect(told()).toEqual(['1.0.1 load', '1.0.0 load']);
  });
});

describe('a page that throws while it is drawn', () => {
  const thrown = new Error('cannot be drawn');

  it('gives way to the last good release, and who shows it is told', async () => {
    const { pages, told } = loads();
    await pages.ensure(contact);
    const listener = vi.fn();
    const end = pages.subscribe(listener);
    expect(await pages.threw(contact, remote, thrown)).toEqual({ module, release: lastGood });
    expect(pages.get(contact)).toMatchObject({ release: lastGood });
    expect(told()).toEqual(['1.0.1 render']);
    expect(listener).toHaveBeenCalledOnce();
    end();
    expect(await pages.threw(contact, lastGood, thrown)).toEqual({ error: thrown });
    expect(told()).toEqual(['1.0.1 render', '1.0.0 render']);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('for want of a script has not been loaded', async () => {
    const { pages, told } = loads();
    await pages.ensure(contact);
    await pages.threw(contact, remote, Object.assign(new Error('no chunk'), { name: 'ChunkLoadError' }));
    expect(told()).toEqual(['1.0.1 load']);
  });
});
