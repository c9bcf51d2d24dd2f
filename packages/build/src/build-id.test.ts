import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildId, whileUnchanged } from './build-id.ts';
import { dependencyClosure } from './dependency-closure.ts';

let root: string;
const remote = () => join(root, 'mf-a');
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-id-'));
  const lock = {
    packages: {
      '': {},
      'mf-a': {
        dependencies: { '@clandor/ui': '*', left: '1.0.0' },
        devDependencies: { '@clandor/build': '*', lint: '1' },
      },
      'mf-b': { dependencies: { right: '1.0.0' } },
      'packages/ui': { dependencies: { left: '2.0.0' } },
      'packages/build': {},
      'node_modules/@clandor/ui': { resolved: 'packages/ui', link: true },
      'node_modules/@clandor/build': { resolved: 'packages/build', link: true },
      'node_modules/left': { version: '1.0.0' },
      'packages/ui/node_modules/left': { version: '2.0.0' },
      'node_modules/right': { version: '1.0.0' },
      'node_modules/lint': { version: '1.0.0' },
    },
  };
  write('package-lock.json', JSON.stringify(lock));
  write('mf-a/src/page.tsx', 'a');
  write('mf-b/src/page.tsx', 'b');
  write('packages/ui/src/button.tsx', 'button');
  write('packages/build/src/build.ts', 'build');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('dependencyClosure', () => {
  it('follows workspace packages, and the versions that each of them resolves', () => {
    const { workspaces, locked } = dependencyClosure(remote());
    expect(workspaces).toEqual(['mf-a', 'packages/build', 'packages/ui']);
    expect(locked).toEqual(['node_modules/left@1.0.0', 'packages/ui/node_modules/left@2.0.0']);
  });
});

describe('buildId', () => {
  it('is twelve hexadecimal digits, the same for the same inputs', () => {
    expect(buildId(remote(), 'production')).toMatch(/^[0-9a-f]{12}$/);
    expect(buildId(remote(), 'production')).toBe(buildId(remote(), 'production'));
  });

  it('is the same in another folder', () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'build-id-'));
    cpSync(root, elsewhere, { recursive: true });
    symlinkSync(elsewhere, join(root, 'link'));
    expect(buildId(join(elsewhere, 'mf-a'), 'production')).toBe(buildId(remote(), 'production'));
    expect(buildId(join(root, 'link/mf-a'), 'production')).toBe(buildId(remote(), 'production'));
    rmSync(elsewhere, { recursive: true });
  });

  it.each([
    ['its own source', 'mf-a/src/page.tsx', true],
    ['a package it depends on', 'packages/ui/src/button.tsx', true],
    ['the build itself', 'packages/build/src/build.ts', true],
    ['another remote', 'mf-b/src/page.tsx', false],
    ['a test', 'mf-a/src/page.test.tsx', false],
    ['what was built', 'mf-a/dist/web/page.js', false],
  ])('after a change of %s', (_, path, changes) => {
    const before = buildId(remote(), 'production');
    write(path, 'changed');
    expect(buildId(remote(), 'production') !== before).toBe(changes);
  });

  it('differs between production and development', () => {
    expect(buildId(remote(), 'development')).not.toBe(buildId(remote(), 'production'));
  });
});

describe('whileUnchanged', () => {
  it('gives what the work gave', async () => {
    expect(await whileUnchanged(remote(), 'production', async () => 'built')).toBe('built');
  });

  it('refuses a build whose sources changed under it', async () => {
    const building = whileUnchanged(remote(), 'production', async () => write('packages/ui/src/button.tsx', 'other'));
    await expect(building).rejects.toThrow('build again');
  });
});

describe('pictures', () => {
  const id = () => buildId(remote(), 'production');
  beforeEach(() => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    lock.packages['mf-a'].dependencies['@clandor/imagery'] = '*';
    lock.packages['node_modules/@clandor/imagery'] = { resolved: 'packages/imagery', link: true };
    lock.packages['packages/imagery'] = {};
    write('package-lock.json', JSON.stringify(lock));
    write('packages/imagery/src/index.ts', 'type');
    write('packages/imagery/pictures/lamp/lamp-480.avif', 'lamp');
  });

  it('count where their name stands in the sources', () => {
    write('mf-a/src/page.tsx', "import lamp from '@clandor/imagery/pictures/lamp'");
    const before = id();
    write('packages/imagery/pictures/lamp/lamp-480.avif', 'another lamp');
    expect(id()).not.toBe(before);
  });

  it('leave the builds alone that do not show them', () => {
    const before = id();
    write('packages/imagery/pictures/lamp/lamp-480.avif', 'another lamp');
    write('packages/imagery/pictures/sea/sea-480.avif', 'sea');
    write('packages/imagery/src/alt-texts.ts', 'what lamp and sea show');
    expect(id()).toBe(before);
  });
});
