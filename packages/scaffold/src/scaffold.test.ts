import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSchema } from '@clandor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPage } from './new-page.ts';
import { newRemote } from './new-remote.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');
let root: string;

/**
 * As much of the repository as a remote needs: copies of what is changed, links to the rest. The package folder is
 * outside of node_modules, as in the repository.
 */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'clandor-new-'));
  const isSource = (path: string) =>
    !/\/(node_modules|dist|dist-development|reports|\.turbo)(\/|$)/.test(path.slice(REPOSITORY.length));
  for (const path of [
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'biome.json',
    '.gitignore',
    'mf-contact',
    'packages/contract',
    'e2e/package.json',
  ]) {
    cpSync(join(REPOSITORY, path), join(copy, path), { recursive: true, filter: isSource });
  }
  linkAll('packages', copy);
  linkAll('node_modules', copy);
  linkAll('node_modules/@clandor', copy);
  return copy;
}

/** Links each entry of a folder that the copy has not. */
function linkAll(folder: string, copy: string): void {
  mkdirSync(join(copy, folder), { recursive: true });
  const present = new Set(readdirSync(join(copy, folder)));
  for (const name of readdirSync(join(REPOSITORY, folder))) {
    if (name === '@clandor' || present.has(name)) continue;
    // A workspace package of the copy is the copy's own.
    const own = folder === 'node_modules/@clandor' && (name === 'contract' || name === 'mf-contact');
    const target = own ? join(copy, name === 'contract' ? 'packages/contract' : name) : join(REPOSITORY, folder, name);
    symlinkSync(target, join(copy, folder, name));
  }
}

/** Runs one of the project's tools; fails with what it said. */
async function run(folder: string, command: string, ...args: string[]): Promise<string> {
  const bin = join(REPOSITORY, 'node_modules/.bin');
  const { stdout, stderr } = await promisify(execFile)(join(bin, command), args, {
    cwd: join(root, folder),
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(error.stdout + error.stderr);
  });
  return stdout + stderr;
}

const lock = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

beforeAll(async () => {
  root = copyRepository();
  await newRemote(root, 'night-trains');
  await newPage(root, 'mf-night-trains', '/night-trains/timetable');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a new remote with a second page', () => {
  it('passes its types, its tests and the format, and builds', async () => {
    await Promise.all([run('mf-night-trains', 'tsc', '--noEmit'), run('mf-night-trains', 'vitest', 'run')]);
    await Promise.all([
      run('.', 'biome', 'check', '--error-on-warnings', 'mf-night-trains', 'packages/contract', 'e2e/package.json'),
      run('mf-night-trains', 'clandor-build'),
    ]);
    const built = buildSchema.parse(JSON.parse(readFileSync(join(root, 'mf-night-trains/dist/release.json'), 'utf8')));
    expect(built.routes.map(({ path }) => path)).toEqual(['/night-trains/timetable', '/night-trains']);
  });

  it('is known to the list of remotes, the lockfile and the journeys', () => {
    expect(readFileSync(join(root, 'packages/contract/src/release.ts'), 'utf8')).toContain("'mf-night-trains'");
    expect(lock()['node_modules/@clandor/mf-night-trains']).toEqual({ resolved: 'mf-night-trains', link: true });
    expect(lock()['mf-night-trains'].dependencies.react).toBe(lock()['mf-contact'].dependencies.react);
    expect(lock().e2e.devDependencies).toHaveProperty('@clandor/mf-night-trains', '*');
    expect(JSON.parse(readFileSync(join(root, 'e2e/package.json'), 'utf8')).devDependencies).toEqual(
      lock().e2e.devDependencies,
    );
  });
});

describe('nothing is made of', () => {
  it.each([
    ['a name that is none', () => newRemote(root, 'Night Trains'), /no name for a remote/],
    ['a remote that is there', () => newRemote(root, 'contact'), /is there already/],
    ['a remote that is not there', () => newPage(root, 'mf-nobody', '/nobody'), /no remote mf-nobody/],
    ['an address that is none', () => newPage(root, 'contact', 'Letters'), /no address/],
    ['an address that is taken', () => newPage(root, 'contact', '/night-trains'), /owns \/night-trains already/],
    ['a page that is there', () => newPage(root, 'night-trains', '/night-trains/timetable'), /is there already/],
  ])('%s', async (_, make, message) => {
    await expect(make()).rejects.toThrow(message);
  });
});
