import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBuild } from '@clandor/testing/fixture-builds';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../testing/fault-proxy.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { publishFolder } from '../testing/start-house.ts';
import { s3Environment } from '../testing/start-s3.ts';

let proxy: FaultProxy;
let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  proxy = await startFaultProxy(inject('s3') ?? 0);
  gateway = await startGateway(s3Environment(proxy.port, 'release-files'));
  folder = mkdtempSync(join(tmpdir(), 'clandor-build-'));
  makeBuild(folder, 'mf-contact');
  await publishFolder(gateway.registry, 'mf-contact', folder);
});
afterAll(async () => {
  await gateway.close();
  await proxy.close();
  rmSync(folder, { recursive: true });
});

const forget = () => rmSync(gateway.registry.folderOf('mf-contact', '1.0.0'), { recursive: true, force: true });
const ask = (path: string, encoding = 'identity') =>
  gateway.ask('GET', `/releases/mf-contact/${path}`, { headers: { 'accept-encoding': encoding } });

it('a file of a release that this machine does not have yet is fetched when it is first asked for', async () => {
  forget();
  expect((await ask('1.0.0/web/remoteEntry.js')).status).toBe(200);
  expect((await ask('1.0.0/release.json')).status).toBe(200);
  proxy.asked.length = 0;
  for (const path of ['1.0.0/web/missing.js', '9.9.9/web/remoteEntry.js', '1.0.0/server/remoteEntry.js']) {
    expect((await ask(path)).status).toBe(404);
  }
  expect(proxy.asked).toEqual([]);
});

it('while the storage is away, what is here is sent, and what is not is asked for again later', async () => {
  forget();
  proxy.fault('gone');
  // From memory.
  expect((await ask('1.0.0/web/remoteEntry.js')).status).toBe(200);
  const answer = await ask('1.0.0/web/remoteEntry.js', 'br');
  expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    503,
    '60',
    'no-store',
  ]);
  proxy.fault('none');
  const later = await ask('1.0.0/web/remoteEntry.js', 'br');
  expect([later.status, later.headers['content-encoding']]).toEqual([200, 'br']);
});
