import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBuild } from '@clandor/testing/fixture-builds';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishFolder, startHouse, type TestHouse } from '../testing/start-house.ts';

let house: TestHouse;
const releases = () => join(house.dataDir, 'releases');

beforeEach(async () => {
  house = await startHouse({ live: false });
});
afterEach(() => house.close());

describe('publishing', () => {
  it('counts versions up, and leaves alone what has not changed', async () => {
    expect(await publishFolder(house.registry, 'mf-contact', house.builds['mf-contact'])).toEqual({
      name: 'mf-contact',
      version: '1.0.0',
      isNew: true,
    });
    expect(await publishFolder(house.registry, 'mf-contact', house.builds['mf-contact'])).toEqual({
      name: 'mf-contact',
      version: '1.0.0',
      isNew: false,
    });
    expect(await house.publish('mf-contact', { text: 'another' })).toBe('1.0.1');
    expect((await house.registry.list('mf-contact')).map(({ version }) => version)).toEqual(['1.0.1', '1.0.0']);
  });

  it('counts past nine as numbers', async () => {
    for (let build = 0; build < 11; build += 1) await house.publish('mf-apply', { text: `build ${build}` });
    expect((await house.registry.list('mf-apply'))[0]?.version).toBe('1.0.10');
  });

  it('stores compressed copies of what browsers fetch, and of nothing else', async () => {
    await publishFolder(house.registry, 'mf-contact', house.builds['mf-contact']);
    const files = readdirSync(join(releases(), 'mf-contact/1.0.0'), { recursive: true }).map(String).sort();
    expect(files).toContain('web/remoteEntry.js.br');
    expect(files).toContain('web/remoteEntry.js.gz');
    expect(files).not.toContain('server/remoteEntry.js.br');
  });

  it.each<[string, (folder: string) => void, RegExp]>([
    [
      'a file was changed',
      (folder) => appendFileSync(join(folder, 'web/remoteEntry.js'), 'x'),
      /web\/remoteEntry\.js has \d+ bytes/,
    ],
    [
      'a file was changed to the same length',
      (folder) => writeFileSync(join(folder, 'server/package.json'), '{ "type": "commonjz" }'),
      /its hash differs/,
    ],
    ['a file is missing', (folder) => rmSync(join(folder, 'server/remoteEntry.js')), /listed but missing/],
    [
      'a file is not listed',
      (folder) => writeFileSync(join(folder, 'web/extra.js'), '1'),
      /web\/extra\.js is not listed/,
    ],
    [
      'a file is a link',
      (folder) => symlinkSync('/etc/passwd', join(folder, 'web/link.js')),
      /web\/link\.js is a link/,
    ],
    ['release.json is missing', (folder) => rmSync(join(folder, 'release.json')), /Build it first/],
    [
      'release.json is not one',
      (folder) => writeFileSync(join(folder, 'release.json'), '{"contract":1}'),
      /release\.json: build: Invalid input/,
    ],
  ])('refuses a build when %s, and leaves nothing behind', async (_, spoil, message) => {
    spoil(house.builds['mf-explore']);
    await expect(publishFolder(house.registry, 'mf-explore', house.builds['mf-explore'])).rejects.toThrow(message);
    expect(await house.registry.list()).toEqual([]);
    expect(existsSync(releases()) ? readdirSync(releases()) : []).toEqual([]);
  });

  it('takes the place of a folder that a crash left without a row', async () => {
    mkdirSync(join(releases(), 'mf-contact/1.0.0/web'), { recursive: true });
    writeFileSync(join(releases(), 'mf-contact/1.0.0/web/half.js'), 'half');
    expect(await publishFolder(house.registry, 'mf-contact', house.builds['mf-contact'])).toEqual({
      name: 'mf-contact',
      version: '1.0.0',
      isNew: true,
    });
    expect(existsSync(join(releases(), 'mf-contact/1.0.0/web/half.js'))).toBe(false);
  });

  it('gives two publications at once two versions', async () => {
    makeBuild(join(house.dataDir, 'a'), 'mf-contact', { text: 'a' });
    makeBuild(join(house.dataDir, 'b'), 'mf-contact', { text: 'b' });
    const published = await Promise.all([
      publishFolder(house.registry, 'mf-contact', join(house.dataDir, 'a')),
      publishFolder(house.registry, 'mf-contact', join(house.dataDir, 'b')),
      publishFolder(house.registry, 'mf-contact', join(house.dataDir, 'a')),
    ]);
    expect(
      published
        .filter(({ isNew }) => isNew)
        .map(({ version }) => version)
        .sort(),
    ).toEqual(['1.0.0', '1.0.1']);
    expect(await house.registry.list('mf-contact')).toHaveLength(2);
    expect(readdirSync(releases())).toEqual(['mf-contact']);
  });
});
