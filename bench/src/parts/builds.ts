import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ReleaseRef } from '@clandor/contract';
import { activate } from '@clandor/gateway/releases';
import { type BenchHouse, PAGE_SETTINGS, ROOT, withRegistry } from '../releases/house.ts';
import { buildSingle } from '../single/build-single.ts';
import { answerOf } from '../sites/answer-of.ts';
import type { MeasuredSite } from '../sites/measured-site.ts';

const REMOTE = 'mf-contact';
const TEXT = 'None of it is advice.';
const PATH = '/editorial';

export interface BuildSample {
  round: number;
  /** Milliseconds. */
  figures: Record<string, number>;
}

/** Builds without and with what is cached, and what is live from one release to the next and back. */
export async function measureBuilds(
  house: BenchHouse,
  sites: readonly MeasuredSite[],
  rounds: number,
): Promise<BuildSample[]> {
  const origin = sites.find(({ name }) => name === 'site')?.origin;
  const samples: BuildSample[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const figures = {
      [`one remote (${REMOTE}), nothing cached`]: await timed(() => turbo('--force', `--filter=@clandor/${REMOTE}`)),
      'everything, nothing cached': await timed(() => turbo('--force')),
      'everything, cached': await timed(() => turbo()),
      'the single bundle, for comparison': await timed(() => buildSingle({ afresh: true })),
      ...(origin ? await liveAndBack(house, origin, round) : {}),
    };
    samples.push({ round, figures });
    for (const [name, ms] of Object.entries(figures))
      console.error(`builds ${round}/${rounds} ${name}: ${ms.toFixed(0)} ms`);
  }
  return samples;
}

async function turbo(...args: string[]): Promise<void> {
  const child = spawn('turbo', ['run', 'build', '--output-logs=errors-only', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`turbo run build ${args.join(' ')} ended with ${status}`);
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** A release of a remote that was published goes live and is taken back: until it is so, and until visitors get it. */
async function liveAndBack(house: BenchHouse, origin: string, round: number): Promise<Record<string, number>> {
  const version = await house.publishChanged('mf-editorial', TEXT, `None of it is rule ${round} of builds.`);
  return withRegistry(house.dataDir, async (registry) => {
    const live = await registry.current();
    const before = live && (await registry.versionsOf(live.composition))['mf-editorial'];
    if (!before) throw new Error('nothing is live');
    const go = async (ref: ReleaseRef) => {
      const began = performance.now();
      const { composition } = await activate([ref], { registry, page: PAGE_SETTINGS, by: 'bench' });
      const done = performance.now() - began;
      while ((await answerOf(origin + PATH, 'br')).headers['x-composition'] !== composition);
      return { done, served: performance.now() - began };
    };
    const there = await go({ name: 'mf-editorial', version });
    const back = await go({ name: 'mf-editorial', version: before });
    return {
      'activation of a new composition': there.done,
      'activation of a new composition, until it is served': there.served,
      'back to the composition before': back.done,
      'back to the composition before, until it is served': back.served,
    };
  });
}
