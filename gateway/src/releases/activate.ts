import { userInfo } from 'node:os';
import type { Composition, PageSettings, ReleasableName, Release, ReleaseRef } from '@clandor/contract';
import { checkComposition, type Progress } from '../pages/check-composition.ts';
import { compose, type Versions } from './compose.ts';
import type { ActivationChange, Registry } from './registry.ts';
import { ReleaseError } from './release-error.ts';
import type { ActivationAction } from './tables.ts';

export interface ActivateOptions {
  registry: Registry;
  /** Where the site is: rendered pages name it. */
  page: PageSettings;
  reason?: string;
  /** Told of every page that was rendered. */
  progress?: Progress;
}

export interface Activated {
  composition: string;
  changes: ActivationChange[];
  /** False when all of it was live already. */
  changed: boolean;
  /** Pages rendered to prove it. */
  pages: number;
}

/** How often it starts again when other activations come in between. */
const ATTEMPTS = 5;

/**
 * Makes releases live beside whatever else is: composes, renders every page of every remote in a fresh renderer,
 * and only when all of them render writes it to the log, from which every gateway takes it (design.md).
 *
 * @throws ReleaseError when the parts do not go together or a page does not render; nothing has changed then
 */
export const activate = (refs: readonly ReleaseRef[], options: ActivateOptions): Promise<Activated> =>
  change('activate', () => Promise.resolve(refs), options);

/**
 * Takes one remote, or the shell, back: to the version given, or to the one that was live before.
 *
 * @throws ReleaseError when there is none to go back to, or it does not render any more
 */
export const rollback = (name: ReleasableName, to: string | undefined, options: ActivateOptions): Promise<Activated> =>
  change('rollback', async () => [{ name, version: to ?? (await versionBefore(options.registry, name)) }], options);

async function change(
  action: ActivationAction,
  refsNow: () => Promise<readonly ReleaseRef[]>,
  options: ActivateOptions,
): Promise<Activated> {
  const { registry, page, progress, reason = '' } = options;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const refs = await refsNow();
    const current = await registry.current();
    const before = current ? await registry.versionsOf(current.composition) : null;
    const composition = await composeWith(registry, before, refs);
    const changes = changesBetween(before, composition);
    if (current && changes.length === 0) {
      return { composition: composition.id, changes, changed: false, pages: 0 };
    }
    const pages = await checkComposition({
      composition,
      page,
      folderOf: registry.folderOf,
      ...(progress ? { progress } : {}),
    });
    const recorded = await registry.record({
      composition: composition.id,
      versions: versionsIn(composition),
      action,
      changes,
      reason,
      by: userInfo().username,
      basedOn: current?.seq ?? null,
    });
    if (recorded) return { composition: composition.id, changes, changed: true, pages };
  }
  throw new ReleaseError('Other activations came in between each time. Look at `release history` and try again.');
}

async function composeWith(
  registry: Registry,
  before: Versions | null,
  refs: readonly ReleaseRef[],
): Promise<Composition> {
  const versions = { ...before, ...Object.fromEntries(refs.map(({ name, version }) => [name, version])) };
  const releases = await Promise.all(
    (Object.entries(versions) as [ReleasableName, string][]).map(([name, version]) => registry.release(name, version)),
  );
  return compose(releases);
}

const partsOf = ({ shell, remotes }: Composition): Release[] => [shell, ...remotes];

const versionsIn = (composition: Composition): Versions =>
  Object.fromEntries(partsOf(composition).map(({ name, version }) => [name, version])) as Versions;

const changesBetween = (before: Versions | null, composition: Composition): ActivationChange[] =>
  partsOf(composition)
    .map(({ name, version }) => ({ name, from: before?.[name] ?? null, to: version }))
    .filter(({ from, to }) => from !== to);

/**
 * The version of a part to go back to, by the log: the one that was live before its present one. What a rollback took
 * away does not count any more, so that rolling back twice goes two steps back and not forward again.
 */
async function versionBefore(registry: Registry, name: ReleasableName): Promise<string> {
  const steps: string[] = [];
  for (const { action, changes } of (await registry.history()).toReversed()) {
    const to = changes.find((each) => each.name === name)?.to;
    if (!to) continue;
    const back = action === 'rollback' ? steps.lastIndexOf(to) : -1;
    if (back === -1) steps.push(to);
    else steps.length = back + 1;
  }
  const before = steps.at(-2);
  if (before) return before;
  throw new ReleaseError(
    `${name} has no earlier release that was live. \`release list ${name}\` shows what there is; name one with --to.`,
  );
}
