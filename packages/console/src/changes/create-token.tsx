import type { OpsToken, Scope } from '@clandor/contract';
import { Button, SelectField, Small, TextField, type } from '@clandor/ui';
import { type FormEvent, useRef, useState } from 'react';
import { createToken } from '../api/commands.ts';
import { useOpsState } from '../api/queries.ts';
import { Moment } from '../draw/moment.tsx';
import { CommandProblem } from './command-problem.tsx';
import { Copied } from './copied.tsx';
import { useCommand } from './use-command.ts';

const DAYS = [
  { value: '1', label: '1 day' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
];

/** A new token, for one part or for everything. Its secret is shown once. */
export function CreateToken() {
  const { data: state } = useOpsState();
  const { busy, problem, answer, run } = useCommand<OpsToken & { token: string }>();
  const input = useRef<HTMLInputElement>(null);
  const [token, setToken] = useState({ name: '', scope: '', days: '90' });
  const [errors, setErrors] = useState<{ name?: string; scope?: string }>({});
  const set = (field: keyof typeof token) => (event: { target: { value: string } }) =>
    setToken({ ...token, [field]: event.target.value });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = {
      ...(token.name.trim() === '' ? { name: 'Give it a name' } : {}),
      ...(token.scope === '' ? { scope: 'Choose what it may do' } : {}),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else {
      const { name, scope, days } = token;
      void run(() => createToken({ name: name.trim(), scope: scope as Scope, days: Number(days) }));
    }
  };

  if (answer) {
    const { name, token: secret, expiresAt } = answer.value;
    return (
      <div css={{ display: 'grid', gap: '1.5rem' }}>
        <p role="status" css={type.body}>
          {name} is made. This is the only time that it is shown: copy it now.
        </p>
        <Copied label="Token" value={secret} />
        <Small>
          It ends <Moment at={expiresAt} />.
        </Small>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} css={{ display: 'grid', gap: '1.75rem' }}>
      <CommandProblem problem={problem} />
      <TextField
        ref={input}
        name="name"
        label="Name"
        hint="Stands in the log beside everything it does: ci-editorial, Ada at night."
        autoComplete="off"
        maxLength={60}
        value={token.name}
        onChange={set('name')}
        error={errors.name}
      />
      <SelectField
        name="scope"
        label="What it may do"
        placeholder="Choose"
        value={token.scope}
        onChange={set('scope')}
        error={errors.scope}
        options={[
          ...(state?.parts.map(({ name }) => ({ value: name, label: `release ${name}, nothing else` })) ?? []),
          { value: 'manage', label: 'do everything, tokens too' },
        ]}
      />
      <SelectField name="days" label="Ends after" value={token.days} onChange={set('days')} options={DAYS} />
      <Button type="submit" busy={busy} busyLabel="Making it…">
        Make the token
      </Button>
    </form>
  );
}
