import type { OpsCanary, OpsState, ReleasableName, ReleaseChange } from '@clandor/contract';

/** What an order will do, as data: the console never says it in two ways. */
export interface Effect {
  changes: readonly ReleaseChange[];
  /** `for all visitors`, `for 5 % of visitors`. */
  audience: string;
  /** What else comes of it. */
  besides: readonly string[];
}

/** `mf-editorial 1.0.4 → 1.0.3` */
export const changeInWords = ({ name, from, to }: ReleaseChange): string => `${name} ${from ? `${from} → ${to}` : to}`;

/** `mf-editorial 1.0.4 → 1.0.3, for all visitors` */
export const effectInWords = ({ changes, audience }: Pick<Effect, 'changes' | 'audience'>): string =>
  `${changes.map(changeInWords).join(', ')}, ${audience}`;

/** `for all visitors`, `for 5 % of visitors` */
export const audienceOf = (percent: number): string =>
  percent >= 100 ? 'for all visitors' : `for ${percent} % of visitors`;

/** What a share of the visitors has of a part beside the live release; null when that is the same. */
export const canaryOf = (canary: OpsCanary | null, name: ReleasableName): ReleaseChange | null =>
  canary?.changes.find((change) => change.name === name) ?? null;

const others = (canary: OpsCanary | null, name: ReleasableName): string[] =>
  canary?.changes.filter((change) => change.name !== name).map((change) => change.name) ?? [];

const liveVersion = (state: OpsState, name: ReleasableName): string | null =>
  state.parts.find((part) => part.name === name)?.version ?? null;

/** What an activation will do, by what is live now. */
export function activationEffect(state: OpsState, name: ReleasableName, version: string, percent: number): Effect {
  const out = canaryOf(state.canary, name);
  const changes = [{ name, from: liveVersion(state, name), to: version }];
  const besides: string[] = [];
  if (out && state.canary && out.to === version) {
    besides.push(
      percent < 100
        ? `${state.canary.percent} % of visitors have ${version} now.`
        : `The gradual activation (${state.canary.percent} % of visitors) is completed.`,
    );
  } else if (out && state.canary) {
    besides.push(`${out.to}, which ${state.canary.percent} % of visitors have, is taken from them.`);
  }
  return { changes, audience: audienceOf(percent), besides };
}

/** Why an activation for a share would be refused: one gradual activation at a time. Null when it would not be. */
export function shareRefusal(state: OpsState, name: ReleasableName): string | null {
  if (!state.composition) return 'Nothing is live yet: the first activation is for all visitors.';
  const busy = others(state.canary, name);
  if (busy.length === 0) return null;
  return `A gradual activation of ${busy.join(', ')} is under way, and there is one at a time. Complete it or take it back, or activate this for all visitors.`;
}

/** What a rollback will do: it takes a canary of that part back, or the live release; any other canary ends with it. */
export function rollbackEffect(state: OpsState, name: ReleasableName, to: string): Effect {
  const live = liveVersion(state, name);
  const out = canaryOf(state.canary, name);
  if (out && state.canary && to === live) {
    const rest = others(state.canary, name);
    return {
      changes: state.canary.changes.map((each) => ({ name: each.name, from: each.to, to: each.from ?? each.to })),
      audience: `for the ${state.canary.percent} % of visitors who have it`,
      besides: rest.length > 0 ? [`${rest.join(', ')} came with it and goes with it.`] : [],
    };
  }
  const ended = state.canary?.changes.map((change) => change.name) ?? [];
  return {
    changes: [{ name, from: live, to }],
    audience: 'for all visitors',
    besides: ended.length > 0 ? [`The gradual activation of ${ended.join(', ')} ends with it.`] : [],
  };
}
