import type { Composition, Release } from '@clandor/contract';
import type { Activation, Registry } from './registry.ts';
import { lastGoodOf, stepsOf } from './steps-back.ts';

/**
 * Gives a composition what its pages go on with where a remote fails in a browser: of each remote the release that was
 * live before it, or, where only some visitors get it, the one that the others have.
 */
export async function withLastGood(
  registry: Registry,
  composition: Composition,
  entry: Activation,
): Promise<Composition> {
  const live = await registry.versionsOf(entry.composition);
  const steps = await stepsOf(registry);
  const lastGood: Release[] = [];
  for (const { name, version } of composition.remotes) {
    const others = live[name];
    const before =
      others !== undefined && others !== version ? others : await lastGoodOf(registry, name, steps.get(name) ?? []);
    if (before !== null && before !== version) lastGood.push(await registry.release(name, before));
  }
  return { ...composition, lastGood };
}
