import type { Composition, ReleasableName, ReleaseChange, ReleaseRef } from '@clandor/contract';
import { type Versions, versionsIn } from './compose.ts';
import type { Activation, Block, NewActivation, Registry } from './registry.ts';
import { ReleaseError } from './release-error.ts';

/** A share of visitors, in percent: all of them. */
export const ALL = 100;

/** What is live, as an activation finds it. */
export interface Live {
  entry: Activation | null;
  versions: Versions | null;
  canary: Versions | null;
}

/** What an activation makes of it. */
export type Plan = Pick<NewActivation, 'composition' | 'canary' | 'percent' | 'changes' | 'action'> & {
  compositions: Composition[];
  details?: string[];
  blocks?: (ReleaseRef & Block)[];
};

/** Everybody gets these releases. */
export async function planForAll(registry: Registry, live: Live, refs: readonly ReleaseRef[]): Promise<Plan> {
  const composition = await registry.composed(withRefs(live.versions, refs));
  // What a share of the visitors has beside it goes on, unless this is the same part.
  const others = partsOfCanary(live).filter((name) => !refs.some((ref) => ref.name === name));
  const canary =
    others.length > 0
      ? await registry.composed(
          withRefs(
            versionsIn(composition),
            others.map((name) => ({ name, version: live.canary?.[name] ?? '' })),
          ),
        )
      : null;
  return {
    action: 'activate',
    composition: composition.id,
    canary: canary?.id ?? null,
    percent: canary ? (live.entry?.percent ?? ALL) : ALL,
    changes: changesBetween(live.versions, versionsIn(composition)),
    compositions: canary ? [composition, canary] : [composition],
  };
}

/** A share of the visitors gets these releases, the others what is live. */
export async function planForSome(
  registry: Registry,
  live: Live,
  refs: readonly ReleaseRef[],
  percent: number,
): Promise<Plan> {
  if (!live.entry || !live.versions) {
    throw new ReleaseError('Nothing is live yet: the first activation is for all visitors. Leave out --percent.');
  }
  const others = partsOfCanary(live).filter((name) => !refs.some((ref) => ref.name === name));
  if (others.length > 0) {
    throw new ReleaseError(
      `A gradual activation of ${others.join(', ')} is under way (${live.entry.percent} % of visitors). Complete it with --percent 100 or roll it back first: with one at a time it is clear whose failures are seen.`,
    );
  }
  const composition = await registry.composed(live.versions);
  const canary = await registry.composed(withRefs(live.versions, refs));
  if (canary.id === composition.id) {
    return { ...noCanary(live.entry), action: 'activate', changes: [], compositions: [composition] };
  }
  return {
    action: 'activate',
    composition: composition.id,
    canary: canary.id,
    percent,
    changes: changesBetween(live.versions, versionsIn(canary)),
    compositions: [composition, canary],
    details: [`${percent} % of visitors`],
  };
}

/** Everybody gets what is live; what only a share had is gone. */
export async function planWithoutCanary(registry: Registry, live: Live): Promise<Plan> {
  const entry = live.entry as Activation;
  return {
    ...noCanary(entry),
    action: 'rollback',
    changes: changesBetween(live.canary, live.versions as Versions),
    compositions: [await registry.composition(entry.composition)],
  };
}

const noCanary = ({ composition }: Activation) => ({ composition, canary: null, percent: ALL });

/** Everybody gets another release of one part; a gradual activation ends. */
export async function planBack(registry: Registry, live: Live, { name, version }: ReleaseRef): Promise<Plan> {
  const composition = await registry.composed(withRefs(live.versions, [{ name, version }]));
  return {
    action: 'rollback',
    composition: composition.id,
    canary: null,
    percent: ALL,
    changes: changesBetween(live.versions, versionsIn(composition)),
    compositions: [composition],
    ...(live.canary ? { details: [`ends the gradual activation of ${partsOfCanary(live).join(', ')}`] } : {}),
  };
}

const withRefs = (versions: Versions | null, refs: readonly ReleaseRef[]): Versions => ({
  ...(versions as Versions),
  ...Object.fromEntries(refs.map(({ name, version }) => [name, version])),
});

const partsOfCanary = ({ versions, canary }: Live): ReleasableName[] =>
  versions && canary ? changesBetween(versions, canary).map(({ name }) => name) : [];

export const changesBetween = (before: Versions | null, after: Versions): ReleaseChange[] =>
  (Object.entries(after) as [ReleasableName, string][])
    .map(([name, to]) => ({ name, from: before?.[name] ?? null, to }))
    .filter(({ from, to }) => from !== to);

/** `mf-editorial 1.0.2 → 1.0.3` */
export const inWords = ({ name, from, to }: ReleaseChange): string => `${name} ${from ? `${from} → ${to}` : to}`;
