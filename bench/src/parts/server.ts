import { type Answers, load } from '../load/h2load.ts';
import type { BenchHouse } from '../releases/house.ts';
import { startBareServer, startMicroCache, startStaticFile } from '../sites/controls.ts';
import type { MeasuredSite } from '../sites/measured-site.ts';
import { inTurns } from './in-turns.ts';

const PATH = '/';
const CONNECTIONS = 32;
const SECONDS = 3;
/** Long enough for a release to be published and to go live within it. */
const SECONDS_OF_A_SWITCH = 12;
/** A text of the list page, and what the releases made under load say instead. */
const TEXT = 'None of it is advice.';

export interface ServerSample {
  target: string;
  round: number;
  figures: Partial<{ highest: number; halfRate: number; p50: number; p99: number }>;
}

/** One page from memory, as fast as it comes and at half of that, from each server in turns. */
export async function measureServer(
  house: BenchHouse,
  sites: readonly MeasuredSite[],
  rounds: number,
): Promise<ServerSample[]> {
  const site = sites.find(({ name }) => name === 'site');
  if (!site) throw new Error('the server is measured against the site: leave it among --sites');
  const next = sites.find(({ name }) => name === 'next');
  const targets = [
    { target: 'site', origin: site.origin },
    { target: 'bare node:http', origin: await startBareServer(site.origin + PATH) },
    { target: 'site behind nginx, kept a second', origin: await startMicroCache(site.origin) },
    { target: 'nginx, a file', origin: await startStaticFile(site.origin + PATH) },
    ...(next ? [{ target: 'next start', origin: next.origin }] : []),
  ];
  const samples: ServerSample[] = [];
  // Servers answer faster once they have answered often.
  for (const { origin } of targets) await load(origin + PATH, { connections: CONNECTIONS, seconds: 2 });
  for (let round = 1; round <= rounds; round += 1) {
    for (const { target, origin } of inTurns(targets, round)) {
      const address = origin + PATH;
      const { perSecond: highest } = await load(address, { connections: CONNECTIONS, seconds: SECONDS });
      const half = await load(address, { connections: CONNECTIONS, seconds: SECONDS, rate: highest / 2 });
      samples.push({ target, round, figures: { highest, ...latency(half) } });
      tell(round, rounds, target, samples);
    }
    const rate = (samples.find((each) => each.target === 'site')?.figures.highest ?? 0) / 2;
    for (const isSwitching of [false, true]) {
      const target = isSwitching ? 'site, publish and activation' : 'site, nothing else';
      const loading = load(site.origin + PATH, { connections: CONNECTIONS, seconds: SECONDS_OF_A_SWITCH, rate });
      const [measured] = await Promise.all([loading, isSwitching ? switchOnce(house, round) : undefined]);
      samples.push({ target, round, figures: latency(measured) });
      tell(round, rounds, target, samples);
    }
  }
  return samples;
}

const latency = ({ perSecond, p50, p99 }: Answers) => ({ halfRate: perSecond, p50, p99 });

/** A release that is new in each round is published and goes live. */
async function switchOnce(house: BenchHouse, round: number): Promise<void> {
  const version = await house.publishChanged('mf-editorial', TEXT, `None of it is rule ${round}.`);
  await house.release('activate', `mf-editorial@${version}`, '--reason', 'bench');
}

function tell(round: number, rounds: number, target: string, samples: readonly ServerSample[]): void {
  const { highest, halfRate, p99 } = samples.at(-1)?.figures ?? {};
  console.error(
    `server ${round}/${rounds} ${target}: ${highest ? `${highest.toFixed(0)} a second, ` : ''}p99 ${p99?.toFixed(2)} ms at ${halfRate?.toFixed(0)} a second`,
  );
}
