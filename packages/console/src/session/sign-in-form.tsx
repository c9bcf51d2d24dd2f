import { Button, TextField, VisuallyHidden } from '@clandor/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { OpsError } from '../api/ops-error.ts';
import { Command } from '../draw/command.tsx';
import { useSignIn } from './session.ts';

/** A token, and nothing else. It is sent once and kept nowhere; the gateway answers with a cookie. */
export function SignInForm() {
  const enter = useSignIn();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const token = input.current?.value.trim() ?? '';
    setProblem(undefined);
    if (token === '') {
      setProblem('Enter your token');
      input.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await enter(token);
    } catch (error) {
      setBusy(false);
      setProblem(inWords(error));
      input.current?.focus();
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      css={{ display: 'grid', gap: '2rem', justifyItems: 'start' }}
    >
      <div css={{ width: '100%' }}>
        <TextField
          ref={input}
          id={id}
          name="token"
          type="password"
          autoComplete="current-password"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          label="Token"
          hint={
            <>
              From whoever manages releases, or <Command>npm run release -- token create</Command>.
            </>
          }
          error={problem}
        />
      </div>
      <Button type="submit" busy={busy} busyLabel="Signing in…">
        Sign in
      </Button>
      <div role="alert">
        <VisuallyHidden>{problem}</VisuallyHidden>
      </div>
    </form>
  );
}

function inWords(error: unknown): string {
  if (!(error instanceof OpsError)) throw error;
  if (error.failure === 'signed-out') {
    return 'This token does not open the console: it is mistyped, past its end, or revoked.';
  }
  return `${error.message} You are not signed in. Try again.`;
}
