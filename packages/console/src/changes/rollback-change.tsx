import type { OpsRelease, OpsState, ReleasableName } from '@clandor/contract';
import { SelectField } from '@clandor/ui';
import { useState } from 'react';
import { useOpsState, useReleases } from '../api/queries.ts';
import { canaryOf, rollbackEffect } from '../words/changes.ts';
import { date } from '../words/times.ts';
import { OrderForm } from './order-form.tsx';

interface RollbackChangeProps {
  name: ReleasableName;
  to?: string;
  onClose: () => void;
}

/** Takes a part back: to the good release before, or to one that is chosen. */
export function RollbackChange({ name, to, onClose }: RollbackChangeProps) {
  const { data: state } = useOpsState();
  const part = state?.parts.find((each) => each.name === name);
  const { data: releases = [] } = useReleases(name, part?.version);
  const [chosen, setChosen] = useState(to ?? null);
  // Named once, then kept: what was on the screen when the dialog opened is what it does.
  const [offered] = useState(() => (state ? defaultTarget(state, name) : null));
  if (!state || !part) return null;
  const target = chosen ?? offered;
  const targets = targetsOf(state, name, releases);
  const isCanary = canaryOf(state.canary, name) !== null;
  if (!target) return <p>{name} has no release before this one that could be gone back to.</p>;
  const known = targets.some(({ version }) => version === target);
  return (
    <OrderForm
      name={name}
      effect={rollbackEffect(state, name, target)}
      submitLabel={`Roll back ${name} to ${target}`}
      refusal={target === part.version && !isCanary ? `${name} ${target} is live for all visitors already.` : null}
      order={(reason) => ({ path: '/rollbacks', body: { name, to: target, reason } })}
      onClose={onClose}
    >
      <SelectField
        name="to"
        label="Back to"
        hint="Blocked and removed releases, and those past their date, are not offered."
        value={target}
        onChange={({ target: { value } }) => setChosen(value)}
        options={[
          ...(known ? [] : [{ value: target, label: labelOf(target, part.version, part.previous) }]),
          ...targets.map(({ version, publishedAt }) => ({
            value: version,
            label: labelOf(version, part.version, part.previous, publishedAt),
          })),
        ]}
      />
    </OrderForm>
  );
}

/** A canary is taken back first: what is live then stays as it is. */
function defaultTarget(state: OpsState, name: ReleasableName): string | null {
  const part = state.parts.find((each) => each.name === name);
  return (canaryOf(state.canary, name) ? part?.version : part?.previous) ?? null;
}

function targetsOf(state: OpsState, name: ReleasableName, releases: readonly OpsRelease[]): OpsRelease[] {
  const today = state.now.slice(0, 10);
  const out = canaryOf(state.canary, name);
  return releases.filter(
    (release) =>
      (release.state === 'published' || (release.state === 'live' && out !== null)) &&
      !(release.supportedUntil !== null && release.supportedUntil < today),
  );
}

function labelOf(version: string, live: string, previous: string | null, publishedAt?: string): string {
  if (version === live) return `${version}, which the others have`;
  if (version === previous) return `${version}, the good one before`;
  return publishedAt ? `${version}, published ${date(publishedAt)}` : version;
}
