import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fuzz } from '../testing/fuzz/fuzz.ts';
import { SEEDS } from '../testing/fuzz/seeds.ts';
import { startOps, type TestOps } from '../testing/start-ops.ts';

let ops: TestOps;
let token: string;
beforeAll(async () => {
  ops = await startOps({ CLUB_RATE_LIMITS: 'off', TRUSTED_PROXIES: '1' });
  await vi.waitFor(() => expect(ops.gateway.options.site.ready()).toBe(true), { timeout: 15_000 });
  token = await ops.token('manage');
});
afterAll(() => ops.close());

/** `npm run test:fuzz` tries 100,000. */
const CASES = 400;

it.each(SEEDS)('requests that nobody would send are answered without an error of ours (seed %d)', async (seed) => {
  const { tried, outcome } = await fuzz({ port: ops.gateway.port, token, seed, cases: CASES, limit: 50_000 });
  console.log(`${tried} requests of seed ${seed}: ${JSON.stringify(outcome)}`);
  expect(tried).toBeGreaterThan(0);
});
