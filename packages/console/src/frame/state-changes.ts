import type { OpsState } from '@clandor/contract';
import { changeInWords } from '../words/changes.ts';

/** What has changed from one look to the next, for who hears the page: what is live, the canary, publications' ends. */
export function stateChanges(before: OpsState, after: OpsState): string[] {
  return [...partChanges(before, after), ...canaryChanges(before, after), ...publicationChanges(before, after)];
}

function partChanges(before: OpsState, after: OpsState): string[] {
  return after.parts.flatMap((part) => {
    const former = before.parts.find(({ name }) => name === part.name);
    if (former?.version === part.version) return [];
    return [`${part.name} ${part.version} is live for all visitors, by ${part.by}.`];
  });
}

function canaryChanges({ canary: before }: OpsState, { canary: after }: OpsState): string[] {
  if (!after) return before ? ['The gradual activation has ended.'] : [];
  if (before?.composition === after.composition && before.percent === after.percent) return [];
  return [`${after.percent} % of visitors have ${after.changes.map(changeInWords).join(', ')}.`];
}

const ENDS = { published: 'was published', refused: 'was refused', 'broken-off': 'broke off' } as const;

function publicationChanges(before: OpsState, after: OpsState): string[] {
  return after.publications.flatMap(({ id, name, version, state }) => {
    const former = before.publications.find((each) => each.id === id);
    if (former?.state === state) return [];
    if (state === 'running') return [`${name} is being published.`];
    return former ? [`${name}${version ? ` ${version}` : ''} ${ENDS[state]}.`] : [];
  });
}
