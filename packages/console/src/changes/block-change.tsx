import type { ReleasableName } from '@clandor/contract';
import { Button, Subheading, type } from '@clandor/ui';
import { block, unblock } from '../api/commands.ts';
import { CommandProblem } from './command-problem.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { useCommand } from './use-command.ts';

interface BlockChangeProps {
  kind: 'block' | 'unblock';
  name: ReleasableName;
  version: string;
  onClose: () => void;
}

/** Keeps a release from being made live, or lets it again. What is live now stays as it is. */
export function BlockChange({ kind, name, version, onClose }: BlockChangeProps) {
  const { busy, problem, answer, run } = useCommand<void>();
  const isBlock = kind === 'block';
  const sentence = isBlock
    ? `${name} ${version} can be made live by nobody, until somebody lifts this`
    : `${name} ${version} can be made live again`;
  if (answer) {
    return (
      <div role="status" css={{ display: 'grid', gap: '1.5rem', justifyItems: 'start' }}>
        <Subheading>{isBlock ? `${name} ${version} is blocked.` : `${name} ${version} is free again.`}</Subheading>
        <Button onClick={onClose}>Close</Button>
      </div>
    );
  }
  return (
    <div css={{ display: 'grid', gap: '1.5rem' }}>
      <CommandProblem problem={problem} />
      <ConfirmForm
        word={name}
        sentence={sentence}
        submitLabel={isBlock ? `Block ${name} ${version}` : `Lift the block of ${name} ${version}`}
        busy={busy}
        onSubmit={(reason) => void run(() => (isBlock ? block : unblock)(name, version, reason))}
      >
        <p
          data-effect
          css={{ ...type.lead, borderInlineStart: '2px solid var(--accent)', paddingInlineStart: '1.25rem' }}
        >
          {sentence}.
        </p>
        <p css={{ ...type.small, color: 'var(--muted)' }}>Nothing changes for visitors now.</p>
      </ConfirmForm>
    </div>
  );
}
