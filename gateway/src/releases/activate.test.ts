import { renameSync, symlinkSync } from 'node:fs';
import type { RELEASABLE_NAMES } from '@clandor/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAGE, startHouse, type TestHouse } from '../testing/start-house.ts';
import { activate, ReleaseError, rollback } from './index.ts';

let house: TestHouse;
const options = () => ({ registry: house.registry, page: PAGE, by: 'test' });
const live = async (name: (typeof RELEASABLE_NAMES)[number]) => {
  const current = await house.registry.current();
  return current && (await house.registry.versionsOf(current.composition))[name];
};

beforeEach(async () => {
  house = await startHouse({ live: true });
});
afterEach(() => house.close());

describe('activation', () => {
  it('needs a shell and a remote the first time', async () => {
    const empty = await startHouse({ live: false });
    await empty.publish('shell');
    const first = activate([{ name: 'shell', version: '1.0.0' }], { registry: empty.registry, page: PAGE, by: 'test' });
    await expect(first).rejects.toThrow(/needs a shell and remotes; there is no release of any remote/);
    await empty.close();
  });

  it('changes one part and no other, and logs who, what and why', async () => {
    const version = await house.publish('mf-editorial', { text: 'a new essay' });
    const { changes } = await activate([{ name: 'mf-editorial', version }], { ...options(), reason: 'the essay' });
    expect(changes).toEqual([{ name: 'mf-editorial', from: '1.0.0', to: '1.0.1' }]);
    expect(await live('mf-contact')).toBe('1.0.0');
    const [last] = await house.registry.history();
    expect(last).toMatchObject({ action: 'activate', reason: 'the essay', changes });
    expect(last?.by).not.toBe('');
  });

  it('says so when it is live already, and logs nothing', async () => {
    const before = await house.registry.history();
    expect(await activate([{ name: 'shell', version: '1.0.0' }], options())).toMatchObject({ changed: false });
    expect(await house.registry.history()).toEqual(before);
  });

  it('refuses a release with a page that throws, naming the page; nothing changes', async () => {
    const version = await house.publish('mf-editorial', { behaviour: 'throw' });
    const before = await house.registry.current();
    await expect(activate([{ name: 'mf-editorial', version }], options())).rejects.toThrow(
      /\/editorial: .*this page cannot be drawn/s,
    );
    expect(await house.registry.current()).toEqual(before);
  });

  it('refuses pages that never end, and blames no other for them; nothing changes', async () => {
    const version = await house.publish('mf-editorial', { behaviour: 'hang' });
    const before = await house.registry.current();
    const refused = await activate([{ name: 'mf-editorial', version }], options()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ReleaseError);
    expect(refused instanceof ReleaseError && refused.problems).toEqual([
      expect.stringMatching(/^\/editorial: .*longer than 5000 ms/),
      expect.stringMatching(/^\/editorial\/one: .*longer than 5000 ms/),
    ]);
    expect(await house.registry.current()).toEqual(before);
  });

  it('works where the data folder lies behind a link', async () => {
    renameSync(house.dataDir, `${house.dataDir}-true`);
    symlinkSync(`${house.dataDir}-true`, house.dataDir);
    const version = await house.publish('mf-contact', { text: 'behind a link' });
    expect(await activate([{ name: 'mf-contact', version }], options())).toMatchObject({ changed: true });
  });

  it('refuses a route that another remote owns, whatever its parameter is called', async () => {
    const version = await house.publish('mf-explore', {
      routes: [{ path: '/contact/:id?', page: 'explore', paths: ['/contact'] }],
    });
    await expect(activate([{ name: 'mf-explore', version }], options())).rejects.toThrow(
      'mf-contact and mf-explore both have /contact/:…: one of them needs another address',
    );
  });

  it('refuses a development build among production builds', async () => {
    const version = await house.publish('mf-explore', { mode: 'development' });
    await expect(activate([{ name: 'mf-explore', version }], options())).rejects.toThrow(/is a development build/);
  });

  it('refuses a version that does not exist', async () => {
    await expect(activate([{ name: 'shell', version: '9.9.9' }], options())).rejects.toThrow(
      'There is no release shell@9.9.9',
    );
  });

  it('renders nothing again that its publication rendered, unless something else went live since, or the settings differ', async () => {
    const essay = await house.publish('mf-editorial', { text: 'an essay' }, PAGE);
    const form = await house.publish('mf-contact', { text: 'a form' }, PAGE);
    const elsewhere = { ...options(), page: { ...PAGE, origin: 'https://elsewhere.test' } };
    expect(await activate([{ name: 'mf-editorial', version: essay }], elsewhere)).toMatchObject({ pages: 7 });
    await rollback('mf-editorial', undefined, options());
    const same = { ...options(), page: { ...PAGE, ladiesApplicationsClosed: false } };
    expect(await activate([{ name: 'mf-contact', version: form }], same)).toMatchObject({ pages: 0 });
    const next = await house.publish('mf-editorial', { text: 'another essay' }, PAGE);
    await rollback('mf-contact', undefined, options());
    expect(await activate([{ name: 'mf-editorial', version: next }], options())).toMatchObject({ pages: 7 });
  });

  it('says so when the files of what its publication rendered are gone', async () => {
    const version = await house.publish('mf-contact', { text: 'a form' }, PAGE);
    await house.lose('mf-contact', version);
    await expect(activate([{ name: 'mf-contact', version }], options())).rejects.toThrow(
      'The files of mf-contact@1.0.1 are missing. Publish it again.',
    );
  });

  it('keeps both of two activations at the same time', async () => {
    const editorial = await house.publish('mf-editorial', { text: 'new' });
    const contact = await house.publish('mf-contact', { text: 'new' });
    await Promise.all([
      activate([{ name: 'mf-editorial', version: editorial }], options()),
      activate([{ name: 'mf-contact', version: contact }], options()),
    ]);
    expect([await live('mf-editorial'), await live('mf-contact')]).toEqual(['1.0.1', '1.0.1']);
  });
});

describe('rollback', () => {
  it('goes back to what was live before, or to the version asked for', async () => {
    for (const text of ['second', 'third']) {
      const version = await house.publish('mf-contact', { text });
      await activate([{ name: 'mf-contact', version }], options());
    }
    expect((await rollback('mf-contact', undefined, options())).changes).toEqual([
      { name: 'mf-contact', from: '1.0.2', to: '1.0.1' },
    ]);
    // Once more goes further back, not forward again to what was just taken away.
    expect((await rollback('mf-contact', undefined, options())).changes).toEqual([
      { name: 'mf-contact', from: '1.0.1', to: '1.0.0' },
    ]);
    await expect(rollback('mf-contact', undefined, options())).rejects.toThrow(/no earlier release that was live/);
    expect((await rollback('mf-contact', '1.0.2', options())).changes).toEqual([
      { name: 'mf-contact', from: '1.0.0', to: '1.0.2' },
    ]);
  });

  it('switches to what was live before without rendering it again, forward too', async () => {
    const version = await house.publish('mf-contact', { text: 'second' });
    expect(await activate([{ name: 'mf-contact', version }], options())).toMatchObject({ pages: 7 });
    expect(await rollback('mf-contact', undefined, options())).toMatchObject({ changed: true, pages: 0 });
    expect(await activate([{ name: 'mf-contact', version }], options())).toMatchObject({ changed: true, pages: 0 });
  });

  it('says so when the files of what it goes back to are gone', async () => {
    const version = await house.publish('mf-contact', { text: 'second' });
    await activate([{ name: 'mf-contact', version }], options());
    await house.lose('mf-contact', '1.0.0');
    await expect(rollback('mf-contact', undefined, options())).rejects.toThrow(
      'The files of mf-contact@1.0.0 are missing. Publish it again.',
    );
  });

  it('goes to no release past its date, none that is blocked, and passes those over by itself', async () => {
    for (const text of ['second', 'third']) {
      const version = await house.publish('mf-contact', { text });
      await activate([{ name: 'mf-contact', version }], options());
    }
    const event = { by: 'test', action: 'support', subject: '' } as const;
    await house.registry.setSupportedUntil({ name: 'mf-contact', version: '1.0.0' }, '2020-01-01', event);
    await expect(rollback('mf-contact', '1.0.0', options())).rejects.toThrow(
      /was supported until 2020-01-01.*release support mf-contact@1\.0\.0 --until/,
    );
    const block = { at: '2026-11-21T00:00:00.000Z', by: 'test', reason: 'leaks' };
    await house.registry.setBlock({ name: 'mf-contact', version: '1.0.1' }, block, event);
    await expect(rollback('mf-contact', '1.0.1', options())).rejects.toThrow(/test blocked it \(leaks\)/);
    await house.registry.setSupportedUntil({ name: 'mf-contact', version: '1.0.0' }, null, event);
    expect((await rollback('mf-contact', undefined, options())).changes).toEqual([
      { name: 'mf-contact', from: '1.0.2', to: '1.0.0' },
    ]);
  });

  it('checks what it goes back to against what is live now', async () => {
    const routes = [{ path: '/contact', page: 'contact', paths: ['/contact'] }];
    const version = await house.publish('mf-contact', { routes });
    await activate([{ name: 'mf-contact', version }], options());
    const explore = [
      { path: '/explore', page: 'explore', paths: ['/explore'] },
      { path: '/contact/:place', page: 'explore', paths: [] },
    ];
    const taken = await house.publish('mf-explore', { routes: explore });
    await activate([{ name: 'mf-explore', version: taken }], options());
    await expect(rollback('mf-contact', undefined, options())).rejects.toThrow(
      'mf-contact and mf-explore both have /contact/:…',
    );
  });

  it('says so when there is nothing to go back to', async () => {
    await expect(rollback('mf-apply', undefined, options())).rejects.toThrow(
      'mf-apply has no earlier release that was live',
    );
  });
});
