import { afterEach, expect, it, vi } from 'vitest';
import { startDev } from './start-dev.ts';

const said: string[] = [];
const upstream = {
  origin: 'http://localhost:1',
  description: 'nowhere',
  settings: {},
  close: () => said.push('closed'),
};
const building = vi.hoisted(() => Promise.withResolvers<unknown>());

vi.mock('@clandor/build', () => ({ buildScript: async () => '/nowhere/client.js' }));
vi.mock('./parts/fixed-shell.ts', () => ({ fixedShell: () => building.promise }));
vi.mock('./upstream/local-gateway.ts', () => ({
  localGateway: async () => {
    said.push('local gateway');
    return upstream;
  },
}));
vi.mock('./upstream/remote-gateway.ts', () => ({
  remoteGateway: async () => {
    said.push('remote gateway');
    return upstream;
  },
}));
afterEach(() => said.splice(0));

it('makes no releases while the shell is still being built: both builds would write into one folder', async () => {
  const options = { names: [], port: 0, say: () => {} };
  const local = startDev(options);
  const against = startDev({ ...options, against: 'https://club.test' });
  // Another gateway needs nothing of what is built here, so that one is asked meanwhile.
  await expect.poll(() => said).toEqual(['remote gateway']);
  building.resolve({ release: { name: 'shell', version: '0.0.0' }, folder: '/nowhere' });
  await Promise.all([local, against].map(async (each) => (await each).close()));
  expect(said.filter((line) => line !== 'closed')).toEqual(['remote gateway', 'local gateway']);
});
