import { type PageComposition, pageComposition, type Release } from '@clandor/contract';
import { expect, it } from 'vitest';
import { devComposition } from './dev-composition.ts';

const release = (name: Release['name'], version: string): Release => ({
  contract: 1,
  build: '000000000000',
  mode: 'development',
  commit: null,
  global: `${name.replaceAll('-', '_')}_000000000000`,
  entry: ['web/remoteEntry.js'],
  server: 'server/remoteEntry.js',
  preload: [],
  routes: [],
  shared: {},
  files: [{ path: 'web/remoteEntry.js', bytes: 1, integrity: 'sha384-x' }],
  name,
  version,
});

const settings = { origin: 'https://clandor.example', apiBase: '', mailDomain: 'clandor.example' };
const theirs: PageComposition = pageComposition(
  { id: 'live', shell: release('shell', '1.0.2'), remotes: [release('mf-contact', '1.0.0'), release('mf-a', '1.0.1')] },
  settings,
);
const reader = {
  read: async (base: string) => {
    const [, , name, version] = base.split('/');
    return release(name as Release['name'], version ?? '');
  },
};
const partsOf = async (own: Release[], page: PageComposition | null = theirs) => {
  const { shell, remotes } = await devComposition(page, reader, release('shell', '0.0.0'), own);
  return [shell, ...remotes].map(({ name, version }) => `${name}@${version}`);
};

it('puts what is worked on in the place of the released part, and leaves the others', async () => {
  expect(await partsOf([release('mf-a', '0.0.0')])).toEqual(['shell@0.0.0', 'mf-contact@1.0.0', 'mf-a@0.0.0']);
});

it('adds a remote that was never released', async () => {
  expect(await partsOf([release('mf-new', '0.0.0')])).toContain('mf-new@0.0.0');
});

it('needs no release where nothing is live', async () => {
  expect(await partsOf([release('shell', '0.0.0'), release('mf-a', '0.0.0')], null)).toEqual([
    'shell@0.0.0',
    'mf-a@0.0.0',
  ]);
});
