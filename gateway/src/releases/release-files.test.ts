import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

const BASE = '/releases/mf-contact/1.0.0/';
const PUBLIC = ['web/mf-manifest.json', 'web/remoteEntry.js', 'web/pictures/a-480.avif', 'release.json'];
const PRIVATE = ['server/remoteEntry.js', 'web/missing.js'];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  for (const path of [...PUBLIC, 'server/remoteEntry.js']) {
    const file = join(gateway.dataDir, BASE, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '{}');
  }
});
afterAll(() => gateway.close());

describe('another origin', () => {
  const from = { headers: { Origin: 'https://elsewhere.test', 'Sec-Fetch-Site': 'cross-site' } };

  it.each(PUBLIC)('may read %s', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await gateway.ask(method, BASE + path, from);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it('may read what it has already', async () => {
    const { headers } = await gateway.ask('GET', BASE + PUBLIC[0]);
    const again = await gateway.ask('GET', BASE + PUBLIC[0], { headers: { 'If-None-Match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.headers['access-control-allow-origin']).toBe('*');
  });

  it.each([...PRIVATE.map((path) => BASE + path), '/', '/healthz', '/robots.txt', '/api/nothing'])(
    'may not read %s',
    async (path) => {
      const { headers } = await gateway.ask('GET', path, from);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    },
  );
});
