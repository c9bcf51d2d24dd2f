import type { ReleasableName } from '@clandor/contract';
import type { Registry } from './registry.ts';
import { ReleaseError } from './release-error.ts';

/**
 * The versions of each part that count as having been live, oldest first; the last is the present one. What a rollback
 * took away does not count any more, so that rolling back twice goes two steps back and not forward again. A release
 * that only a share of the visitors had does not count either.
 *
 * @param name of the only part that is asked for; all of them when left out
 */
export async function stepsOf(registry: Registry, name?: ReleasableName): Promise<Map<ReleasableName, string[]>> {
  const stepsOfAll = new Map<ReleasableName, string[]>();
  for (const { action, changes, canary, composition } of (await registry.history(name)).toReversed()) {
    const live = canary === null ? null : await registry.versionsOf(composition);
    for (const change of changes) {
      // While only a share of the visitors has it, the part itself has not changed.
      if (live && live[change.name] !== change.to) continue;
      const steps = stepsOfAll.get(change.name) ?? [];
      stepsOfAll.set(change.name, steps);
      const back = action === 'rollback' ? steps.lastIndexOf(change.to) : -1;
      if (back !== -1) steps.length = back + 1;
      else if (steps.at(-1) !== change.to) steps.push(change.to);
    }
  }
  return stepsOfAll;
}

/**
 * The last good release of a part before its present one: what a rollback goes to, and what a browser goes on with
 * where the present one fails. Releases that were blocked or removed are passed over.
 */
export const versionBefore = async (registry: Registry, name: ReleasableName): Promise<string | null> =>
  lastGoodOf(registry, name, (await stepsOf(registry, name)).get(name) ?? []);

/** The same, by steps that are known. */
export async function lastGoodOf(
  registry: Registry,
  name: ReleasableName,
  steps: readonly string[],
): Promise<string | null> {
  const now = steps.at(-1);
  for (const version of steps.slice(0, -1).toReversed()) {
    const { blocked, removedAt } = await registry.published(name, version);
    if (!blocked && !removedAt && version !== now) return version;
  }
  return null;
}

/** @throws ReleaseError when there is none */
export async function versionToGoBackTo(registry: Registry, name: ReleasableName): Promise<string> {
  const before = await versionBefore(registry, name);
  if (before) return before;
  throw new ReleaseError(
    `${name} has no earlier release that was live. \`release list ${name}\` shows what there is; name one with --to.`,
  );
}
