import type { OpsToken } from '@clandor/contract';
import { Button, Subheading, type } from '@clandor/ui';
import { revokeToken } from '../api/commands.ts';
import { CommandProblem } from './command-problem.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { useCommand } from './use-command.ts';

/** Makes a token worthless, for good. */
export function RevokeToken({ token, onClose }: { token: OpsToken; onClose: () => void }) {
  const { busy, problem, answer, run } = useCommand<void>();
  const sentence = `${token.name} opens nothing any more, from now on and for good`;
  if (answer) {
    return (
      <div role="status" css={{ display: 'grid', gap: '1.5rem', justifyItems: 'start' }}>
        <Subheading>{token.name} is revoked.</Subheading>
        <Button onClick={onClose}>Close</Button>
      </div>
    );
  }
  return (
    <div css={{ display: 'grid', gap: '1.5rem' }}>
      <CommandProblem problem={problem} />
      <ConfirmForm
        word={token.name}
        sentence={sentence}
        submitLabel={`Revoke ${token.name}`}
        busy={busy}
        onSubmit={(reason) => void run(() => revokeToken(token.id, reason))}
      >
        <p
          data-effect
          css={{ ...type.lead, borderInlineStart: '2px solid var(--accent)', paddingInlineStart: '1.25rem' }}
        >
          {sentence}.
        </p>
      </ConfirmForm>
    </div>
  );
}
