import type { ReleasableName } from '@clandor/contract';
import { useState } from 'react';
import { useOpsState } from '../api/queries.ts';
import { activationEffect, canaryOf, shareRefusal } from '../words/changes.ts';
import { OrderForm } from './order-form.tsx';
import { nextShare, type Share, ShareChoice } from './share-choice.tsx';

interface ActivateChangeProps {
  name: ReleasableName;
  version: string;
  onClose: () => void;
}

/** Gives a release to a share of the visitors, or to all. */
export function ActivateChange({ name, version, onClose }: ActivateChangeProps) {
  const { data: state } = useOpsState();
  const [chosen, setChosen] = useState<Share | null>(null);
  if (!state) return null;
  const out = canaryOf(state.canary, name);
  const why = shareRefusal(state, name);
  const share = why ? 100 : (chosen ?? nextShare(out?.to === version ? (state.canary?.percent ?? null) : null));
  const isLive = state.parts.some((part) => part.name === name && part.version === version);
  return (
    <OrderForm
      name={name}
      effect={activationEffect(state, name, version, share)}
      submitLabel={share === 100 ? `Activate ${name} ${version} for all` : `Activate ${name} ${version} for ${share} %`}
      refusal={isLive ? `${name} ${version} is live for all visitors already.` : null}
      order={(reason) => ({
        path: '/activations',
        body: { releases: [{ name, version }], percent: share, reason },
      })}
      onClose={onClose}
    >
      <ShareChoice value={share} onChange={setChosen} onlyAll={why !== null} />
      {why && <p css={{ color: 'var(--muted)' }}>{why}</p>}
    </OrderForm>
  );
}
