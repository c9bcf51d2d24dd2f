import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAGE, startHouse, type TestHouse } from '../testing/start-house.ts';
import { clean } from './clean.ts';
import { activate, rollback } from './index.ts';
import { withLastGood } from './last-good.ts';

let house: TestHouse;
const options = () => ({ registry: house.registry, page: PAGE, by: 'test' });

/** Publishes and activates one release of the contact remote after the other. */
async function live(count: number): Promise<void> {
  for (let build = 0; build < count; build += 1) {
    const version = await house.publish('mf-contact', { text: `build ${build}` });
    await activate([{ name: 'mf-contact', version }], options());
  }
}
/** Makes all that was published and served look so many days old. */
async function age(days: number): Promise<void> {
  const at = new Date(Date.now() - days * 86_400_000).toISOString();
  await house.registry.database.updateTable('releases').set({ published_at: at }).execute();
}
const states = async () =>
  (await house.registry.list('mf-contact')).map(({ version, removedAt }) => `${version}${removedAt ? ' removed' : ''}`);

beforeEach(async () => {
  house = await startHouse({ live: true });
});
afterEach(() => house.close());

describe('cleaning up', { timeout: 120_000 }, () => {
  it('removes what is old and needed by nothing, keeps what is live, the last good ones, the newest', async () => {
    for (let build = 0; build < 8; build += 1) await house.publish('mf-contact', { text: `unused ${build}` });
    await live(6);
    await age(60);
    // What was served within these days stays for the tabs that are open with it: everything that was live today.
    expect((await clean(house.registry, { olderThanDays: 30, keep: 1, dryRun: true }, 'test')).removed).toEqual(
      [8, 7, 6, 5, 4, 3, 2, 1].map((patch) => ({ name: 'mf-contact', version: `1.0.${patch}` })),
    );
    expect((await states()).filter((each) => each.endsWith('removed'))).toEqual([]);
    const { removed } = await clean(house.registry, { olderThanDays: 30, keep: 10, dryRun: false }, 'test');
    expect(removed.map(({ version }) => version)).toEqual(['1.0.4', '1.0.3', '1.0.2', '1.0.1']);
    expect(existsSync(house.registry.folderOf('mf-contact', '1.0.4'))).toBe(false);
    expect(existsSync(house.registry.folderOf('mf-contact', '1.0.14'))).toBe(true);
    await expect(activate([{ name: 'mf-contact', version: '1.0.4' }], options())).rejects.toThrow(
      /files were removed on/,
    );
    expect(await rollback('mf-contact', undefined, options())).toMatchObject({ changed: true });
  });

  it('leaves young ones alone, and gives no version twice', async () => {
    await house.publish('mf-contact', { text: 'young' });
    expect((await clean(house.registry, { olderThanDays: 30, keep: 0, dryRun: false }, 'test')).removed).toEqual([]);
    await age(60);
    await clean(house.registry, { olderThanDays: 30, keep: 0, dryRun: false }, 'test');
    expect(await states()).toEqual(['1.0.1 removed', '1.0.0']);
    expect(await house.publish('mf-contact', { text: 'other' })).toBe('1.0.2');
    // The very build that was removed comes back under its own version.
    expect(await house.publish('mf-contact', { text: 'young' })).toBe('1.0.1');
    expect(await states()).toEqual(['1.0.2', '1.0.1', '1.0.0']);
  });
});

describe('the last good release', { timeout: 120_000 }, () => {
  const lastGoodNow = async () => {
    const entry = await house.registry.current();
    if (!entry) throw new Error('nothing is live');
    const id = entry.canary ?? entry.composition;
    const { lastGood = [] } = await withLastGood(house.registry, await house.registry.composition(id), entry);
    return lastGood.map(({ name, version }) => `${name}@${version}`);
  };

  it('is the one that was live before, and never one that was taken back', async () => {
    expect(await lastGoodNow()).toEqual([]);
    await live(2);
    expect(await lastGoodNow()).toEqual(['mf-contact@1.0.1']);
    await rollback('mf-contact', undefined, options());
    expect(await lastGoodNow()).toEqual(['mf-contact@1.0.0']);
    const version = await house.publish('mf-contact', { text: 'third' });
    await activate([{ name: 'mf-contact', version }], options());
    expect(await lastGoodNow()).toEqual(['mf-contact@1.0.1']);
  });

  it('is what the others have, for a visitor with a new one', async () => {
    const version = await house.publish('mf-contact', { text: 'new' });
    await activate([{ name: 'mf-contact', version }], { ...options(), percent: 5 });
    expect(await lastGoodNow()).toEqual(['mf-contact@1.0.0']);
  });
});
