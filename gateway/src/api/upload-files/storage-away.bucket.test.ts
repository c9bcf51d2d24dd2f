import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../../testing/fault-proxy.ts';
import { jpeg, mp4 } from '../../testing/media-files.ts';
import { startBrowser } from '../../testing/send-files.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';
import { s3Environment } from '../../testing/start-s3.ts';
import { storedNames } from '../../testing/stored-files.ts';
import { sweepUploads } from '../../uploads/sweep.ts';

let proxy: FaultProxy;
let gateway: TestGateway;
beforeAll(async () => {
  proxy = await startFaultProxy(inject('s3') ?? 0);
  gateway = await startGateway(s3Environment(proxy.port, 'away'));
});
afterEach(() => proxy.fault('none'));
afterAll(async () => {
  await gateway.close();
  await proxy.close();
});

const browser = () => startBrowser(() => gateway);
const rows = () => gateway.database.selectFrom('uploads').selectAll().execute();

describe('while the storage is away', { timeout: 120_000 }, () => {
  it.each(['error', 'gone', 'refuse'] as const)(
    '(%s) an upload is refused, nothing of it stays, and the next is taken',
    async (fault) => {
      const own = browser();
      const before = await storedNames(gateway);
      proxy.fault(fault);
      for (const bytes of [await jpeg(), mp4({ filler: 200_000 })]) {
        const answer = await own.send([{ bytes }]);
        expect(answer.status).toBe(503);
        expect(answer.headers['retry-after']).toBe('60');
        expect(JSON.parse(answer.text)).toEqual({
          message: 'Your file could not be kept just now, and nothing of it was. Please try again in a minute.',
          issues: [],
        });
      }
      proxy.fault('none');
      expect(await storedNames(gateway)).toEqual(before);
      const [url = ''] = await own.upload(await jpeg());
      expect((await gateway.ask('GET', url, { headers: own.headers() })).status).toBe(200);
    },
  );

  it('a file is not shown, and is again afterwards', async () => {
    const own = browser();
    const [url = ''] = await own.upload(await jpeg());
    proxy.fault('error');
    const answer = await gateway.ask('GET', url, { headers: own.headers() });
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([
      503,
      'This file cannot be reached just now. Please try again in a minute.',
    ]);
    proxy.fault('none');
    expect((await gateway.ask('GET', url, { headers: own.headers() })).status).toBe(200);
  });

  it('a file that comes changed is given to nobody', async () => {
    const own = browser();
    const [url = ''] = await own.upload(await jpeg({ width: 900, height: 900 }));
    const whole = await gateway.ask('GET', url, { headers: own.headers() });
    proxy.fault('wrong');
    const answer = await gateway.ask('GET', url, { headers: own.headers() }).catch((error: Error) => error);
    // The answer had begun; it is cut off, and no byte of a changed chunk has left.
    expect(answer).toBeInstanceOf(Error);
    proxy.fault('none');
    expect((await gateway.ask('GET', url, { headers: own.headers() })).text).toBe(whole.text);
  });

  it('what is taken back is gone for its browser at once, and from the bucket with the next sweep', async () => {
    const own = browser();
    const [url = ''] = await own.upload(await jpeg());
    const id = url.split('/').at(-1);
    proxy.fault('error');
    expect((await gateway.ask('DELETE', url, { headers: own.headers() })).status).toBe(200);
    expect((await gateway.ask('GET', url, { headers: own.headers() })).status).toBe(404);
    const sweep = () =>
      sweepUploads(
        { database: gateway.database, store: gateway.services.uploadStore, now: new Date() },
        { orphanAge: 0 },
      );
    await expect(sweep()).rejects.toThrow(/The storage did not list uploads\//);
    proxy.fault('none');
    expect(await storedNames(gateway)).toContain(id);
    // Two gateways at once.
    await Promise.all([sweep(), sweep()]);
    expect((await storedNames(gateway)).toSorted()).toEqual((await rows()).map((row) => row.id).toSorted());
  });

  it('readiness says so, and stays what it is', async () => {
    proxy.fault('gone');
    const { status, text } = await gateway.ask('GET', '/readyz');
    expect([status, JSON.parse(text)]).toEqual([
      503,
      {
        status: 'not ready',
        reasons: ['no composition is current'],
        warnings: ['the storage does not answer: uploads are refused'],
      },
    ]);
  });

  it('no key stands in the log, and no upload', async () => {
    const log = JSON.stringify(gateway.logged);
    expect(log).toMatch(/The storage did not take a file of uploads\//);
    expect(log).not.toMatch(/S3RVER/);
    // What is damaged is named, for whoever mends it; what is away is not.
    const away = JSON.stringify(gateway.logged.filter((line) => line.code === 'storage-away'));
    expect(away).not.toMatch(/[0-9a-f]{32}/);
  });
});
