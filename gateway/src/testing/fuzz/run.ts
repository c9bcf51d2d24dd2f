// `npm run test:fuzz`: 100,000 requests that fast-check makes up (FUZZ_CASES), to a gateway in a process of its own with a
// live site of fixtures. FUZZ_SEED repeats a run. None may be answered with an error of ours, without the headers of every
// answer, or not at all; the gateway must be there at the end, and well.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createToken } from '../../ops/tokens.ts';
import { PAGE, startHouse } from '../start-house.ts';
import { fuzz, type Outcome } from './fuzz.ts';

const cases = Number(process.env.FUZZ_CASES ?? 100_000);
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** At once, each with a seed of its own. */
const LANES = 8;
/** In milliseconds. */
const LIMIT = 30 * 60_000;

const house = await startHouse({ live: true });
const { token } = await createToken(house.registry.database, { name: 'fuzz', scope: 'manage', days: 1 }, 'fuzz');
const gateway = spawn(process.execPath, [new URL('../../main.ts', import.meta.url).pathname], {
  env: {
    ...process.env,
    CLUB_DATA_DIR: house.dataDir,
    CLUB_ORIGIN: PAGE.origin,
    PORT: '0',
    CLUB_RATE_LIMITS: 'off',
    TRUSTED_PROXIES: '1',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let said = '';
let port = 0;
const started = Promise.withResolvers<void>();
gateway.stdout.setEncoding('utf8').on('data', (text: string) => {
  said += text.replace(/^\{"level":(10|20|30|40).*\n/gm, '');
  port ||= Number(/localhost:(\d+)/.exec(said)?.[1] ?? 0);
  if (port) started.resolve();
});
await started.promise;
const memory = () =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${gateway.pid}/status`, 'utf8'))?.[1]) / 1024);
console.log(`seed ${seed}, ${cases} cases, gateway ${memory()} MB`);

const began = performance.now();
const lanes = Array.from({ length: LANES }, (_, lane) =>
  fuzz({ port, token, seed: seed + lane, cases: Math.ceil(cases / LANES), limit: LIMIT }),
);
const results = await Promise.allSettled(lanes);
const all: Outcome = {};
let tried = 0;
for (const result of results) {
  if (result.status === 'rejected') {
    console.error(result.reason.message);
    process.exitCode = 1;
    continue;
  }
  tried += result.value.tried;
  for (const [status, count] of Object.entries(result.value.outcome)) all[status] = (all[status] ?? 0) + count;
}
const isWell =
  (await fetch(`http://localhost:${port}/readyz`).catch(() => null))?.status === 200 && gateway.exitCode === null;
if (!isWell) process.exitCode = 1;
console.log(
  `${tried} cases in ${Math.round((performance.now() - began) / 1000)} s; gateway ${isWell ? 'well' : 'NOT WELL'}, ${memory()} MB`,
);
console.log(
  Object.entries(all)
    .map(([status, count]) => `${status}: ${count}`)
    .join('  '),
);
const errors = said.split('\n').filter((line) => /"level":(50|60)/.test(line) && !line.includes('renderer ended'));
for (const line of errors.slice(0, 10)) console.error(line);
gateway.kill('SIGTERM');
await once(gateway, 'close');
await house.close();
