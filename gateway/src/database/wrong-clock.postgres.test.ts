import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { RATE_LIMITS } from '../api/rate-limit.ts';
import { clubDate } from '../clock.ts';
import { ENQUIRY, JSON_HEADERS } from '../testing/enquiries.ts';
import { jpeg } from '../testing/media-files.ts';
import { startBrowser } from '../testing/send-files.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { startHouse, type TestHouse } from '../testing/start-house.ts';
import { sweepUploads } from '../uploads/sweep.ts';
import { shareClock } from './shared-clock.ts';

const YEAR = 365 * 86_400_000;
const MINUTE = 60_000;

let house: TestHouse;
let right: TestGateway;
beforeAll(async () => {
  house = await startHouse({ live: false });
  right = await startGateway(house.environment);
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await right.close();
  await house.close();
});

/** Another machine of the club, whose clock is wrong; from here on this whole process goes by it. */
async function startWrong(off: number): Promise<TestGateway> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off });
  return startGateway(house.environment);
}
const enquire = (gateway: TestGateway, key: string) =>
  gateway.ask('POST', '/api/form-submit', {
    headers: { ...JSON_HEADERS, 'idempotency-key': key },
    body: JSON.stringify(ENQUIRY),
  });

describe.each([
  ['a year ahead', YEAR],
  ['a year behind', -YEAR],
])('a gateway whose clock is %s', (name, off) => {
  it('stamps what it keeps with the time of the database, and throws nothing of the others away', async () => {
    const key = `key ${name}`.replaceAll(' ', '-');
    const began = Date.now();
    const first = await enquire(right, key);
    const own = startBrowser(() => right);
    const [url = ''] = await own.upload(await jpeg());

    const wrong = await startWrong(off);
    expect(JSON.stringify(wrong.logged)).toMatch(/the clock of this machine is wrong/);
    // Sent again there, it is the same submission.
    expect((await enquire(wrong, key)).text).toBe(first.text);
    const { receivedAt } = JSON.parse((await enquire(wrong, `${key}-new`)).text);
    expect(Date.parse(receivedAt)).toBeGreaterThan(began - MINUTE);
    expect(Date.parse(receivedAt)).toBeLessThan(began + 2 * MINUTE);
    const { database } = wrong;
    await sweepUploads({ database, store: wrong.services.uploadStore, now: clubDate() });
    await startBrowser(() => wrong).upload(await jpeg());
    await wrong.close();
    vi.useRealTimers();
    await shareClock(right.database, right.options.log).then((stop) => stop());

    await sweepUploads({ database: right.database, store: right.services.uploadStore, now: clubDate() });
    expect((await right.ask('GET', url, { headers: own.headers() })).status).toBe(200);
    const uploads = await right.database.selectFrom('uploads').select('created_at').execute();
    for (const { created_at } of uploads) expect(Math.abs(Date.parse(created_at) - began)).toBeLessThan(2 * MINUTE);
  });

  it('keeps nobody from sending any longer than the others do', async () => {
    await right.database.deleteFrom('rate_limits' as never).execute();
    const wrong = await startWrong(off);
    await enquire(wrong, `limit${off}`);
    await wrong.close();
    vi.useRealTimers();
    await shareClock(right.database, right.options.log).then((stop) => stop());
    const rows = await right.database
      .selectFrom('rate_limits' as never)
      .selectAll()
      .execute();
    for (const { expire } of rows as { expire: number }[]) {
      expect(expire - Date.now()).toBeGreaterThan(0);
      expect(expire - Date.now()).toBeLessThan(RATE_LIMITS.submissions.duration * 1_000 + MINUTE);
    }
    expect(rows).toHaveLength(1);
  });
});
