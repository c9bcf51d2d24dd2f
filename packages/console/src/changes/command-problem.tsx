import { type } from '@clandor/ui';
import type { OpsError } from '../api/ops-error.ts';
import { Problems } from '../draw/problems.tsx';

/** Why a command came to nothing, and what to do. There before it says something, so that it is heard. */
export function CommandProblem({ problem }: { problem: OpsError | null }) {
  return (
    <div role="alert" css={{ display: 'grid', gap: '0.5rem', '&:empty': { position: 'absolute' } }}>
      {problem && (
        <>
          <p css={{ ...type.small, color: 'var(--error)', overflowWrap: 'anywhere' }}>
            {problem.message}
            {problem.failure === 'unreachable' && ' Whether it was done is not known: look before you try again.'}
          </p>
          <Problems problems={problem.problems} />
        </>
      )}
    </div>
  );
}
