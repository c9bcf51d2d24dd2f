import type { PageModule, PageRemote } from '@clandor/contract';
import { describe, expect, it } from 'vitest';
import { PageStore } from './page-store.ts';

const remote: PageRemote = {
  name: 'mf-contact',
  version: '1.0.0',
  base: '/releases/mf-contact/1.0.0/',
  global: 'mf_contact_000000000000',
  entry: 'web/remoteEntry.js',
  integrity: 'sha384-x',
  routes: [],
};
const contact = { remote, page: 'contact' };
const module: PageModule = { default: () => null, head: { title: 'Contact', description: '' } };

/** A loader that fails as often as told, and counts. */
function loader(failures: number) {
  const calls: string[] = [];
  const load = async (_: PageRemote, page: string): Promise<PageModule> => {
    calls.push(page);
    if (calls.length <= failures) throw new Error(`no script, try ${calls.length}`);
    return module;
  };
  return { calls, load };
}

describe('PageStore', () => {
  it('knows nothing of a page before it is asked for', () => {
    expect(new PageStore(loader(0).load).get(contact)).toBeUndefined();
  });

  it('loads a page once for any number of askers', async () => {
    const { calls, load } = loader(0);
    const pages = new PageStore(load);
    const answers = await Promise.all([pages.ensure(contact), pages.ensure(contact), pages.ensure(contact)]);
    expect(answers).toEqual([{ module }, { module }, { module }]);
    await pages.ensure(contact);
    expect(calls).toEqual(['contact']);
  });

  it('tries a failed load once more', async () => {
    const { calls, load } = loader(1);
    expect(await new PageStore(load).ensure(contact)).toEqual({ module });
    expect(calls).toHaveLength(2);
  });

  it('remembers a page that failed twice, until somebody retries', async () => {
    const { calls, load } = loader(2);
    const pages = new PageStore(load);
    expect(await pages.ensure(contact)).toMatchObject({ error: new Error('no script, try 2') });
    expect(await pages.ensure(contact)).toHaveProperty('error');
    expect(calls).toHaveLength(2);
    expect(await pages.retry(contact)).toEqual({ module });
    expect(pages.get(contact)).toEqual({ module });
  });
});
