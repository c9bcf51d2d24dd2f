import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { jpeg } from '../../testing/media-files.ts';
import { startBrowser } from '../../testing/send-files.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';
import { storedNames } from '../../testing/stored-files.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => gateway.close());

it.each(['receive', 'store'] as const)(
  'a disk that is full when a file is to be written (%s) is a 503 that asks to come back, and nothing of it stays',
  async (step) => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    vi.spyOn(gateway.services.uploadStore, step).mockRejectedValue(full);
    const answer = await startBrowser(() => gateway).send([{ bytes: await jpeg() }]);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(JSON.parse(answer.text)).toEqual({
      message: 'Something went wrong on our side. Please try again in a moment.',
      issues: [],
    });
    expect(gateway.logged).toContainEqual(expect.objectContaining({ code: 'disk-full' }));
    expect(await storedNames(gateway)).toEqual([]);
    vi.restoreAllMocks();
    expect((await startBrowser(() => gateway).upload(await jpeg())).length).toBe(1);
    const [name = ''] = await storedNames(gateway);
    await gateway.services.uploadStore.remove(name);
  },
);
