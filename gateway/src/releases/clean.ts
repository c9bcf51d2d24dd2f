import type { ReleasableName, ReleaseRef } from '@clandor/contract';
import { clubDate, clubTime } from '../clock.ts';
import { logEvent } from './events.ts';
import type { Activation, Registry } from './registry.ts';
import { stepsOf } from './steps-back.ts';

export interface CleanOptions {
  /** Releases younger than this stay, and so does what tabs may still be open with: what was served since. Days. */
  olderThanDays: number;
  /** So many of the newest of each part stay, whatever their age. */
  keep: number;
  /** Says what would go, and leaves it. */
  dryRun: boolean;
}

export interface Cleaned {
  removed: ReleaseRef[];
  kept: number;
}

/** So many releases that were good before the present one stay for ever: what can be gone back to at night. */
const LAST_GOOD_KEPT = 3;
const DAY = 86_400_000;

/**
 * Removes the files of releases that nothing needs any more: no composition that is served or was served lately (its
 * tabs may still be open), none of the last good ones, none of the newest. Their lines in the registry stay, so that no
 * version is ever given twice.
 */
export async function clean(registry: Registry, options: CleanOptions, by: string): Promise<Cleaned> {
  const { olderThanDays, keep, dryRun } = options;
  const before = new Date(clubTime() - olderThanDays * DAY).toISOString();
  const needed = await neededReleases(registry, before);
  const all = (await registry.list()).filter(({ removedAt }) => removedAt === null);
  const removed: ReleaseRef[] = [];
  const seen = new Map<ReleasableName, number>();
  for (const { name, version, publishedAt } of all) {
    const newer = seen.get(name) ?? 0;
    seen.set(name, newer + 1);
    if (newer < keep || publishedAt >= before || needed.has(`${name}@${version}`)) continue;
    removed.push({ name, version });
  }
  if (!dryRun) {
    for (const ref of removed) await remove(registry, ref, by, olderThanDays);
    const gone = new Set(removed.map(({ name, version }) => `${name}@${version}`));
    const kept = all.filter(({ name, version }) => !gone.has(`${name}@${version}`));
    await registry.files.sweep(await Promise.all(kept.map(({ name, version }) => registry.release(name, version))));
  }
  return { removed, kept: all.length - removed.length };
}

async function neededReleases(registry: Registry, before: string): Promise<Set<string>> {
  const needed = new Set<string>();
  const history = await registry.history();
  // An entry was served until the next one came: what was current at `before` counts too.
  const since = history.findIndex(({ at }) => at < before);
  const served = history.slice(0, since === -1 ? history.length : since + 1);
  for (const id of new Set(served.flatMap(compositionsOf))) {
    for (const [name, version] of Object.entries(await registry.versionsOf(id))) needed.add(`${name}@${version}`);
  }
  for (const [name, steps] of await stepsOf(registry)) {
    for (const version of steps.slice(-1 - LAST_GOOD_KEPT)) needed.add(`${name}@${version}`);
  }
  return needed;
}

const compositionsOf = ({ composition, canary }: Activation): string[] => [composition, ...(canary ? [canary] : [])];

async function remove(registry: Registry, { name, version }: ReleaseRef, by: string, days: number): Promise<void> {
  await registry.database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('releases')
      .set({ removed_at: clubDate().toISOString() })
      .where('name', '=', name)
      .where('version', '=', version)
      .execute();
    await logEvent(transaction, {
      by,
      action: 'clean',
      subject: `${name}@${version}`,
      reason: `older than ${days} days and needed by nothing`,
    });
  });
  // After the registry knows: a folder without its line would be nobody's, a line without its folder is said to be gone.
  await registry.files.remove({ name, version });
}
