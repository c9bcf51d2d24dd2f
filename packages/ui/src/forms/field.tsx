import type { ReactNode } from 'react';
import { type } from '../tokens/type.ts';
import { FieldError } from './field-error.tsx';
import type { FieldProps } from './field-props.ts';

/**
 * Label above, hint, control, error under it. For a control of one's own: give the control `fieldIds(props)` and put it
 * inside. For a native one, use `TextField`, `TextArea` or `SelectField`.
 */
export function Field({ children, ...props }: FieldProps & { children: ReactNode }) {
  const { name, id = name, label, hint, error, optional } = props;
  return (
    <div css={{ display: 'grid', gap: '0.25rem', alignContent: 'start' }}>
      <label htmlFor={id} css={{ ...type.small, justifySelf: 'start' }}>
        {label}
        {optional && <span css={{ color: 'var(--muted)' }}> (optional)</span>}
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** What is said before a mistake can be made. */
export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} css={{ ...type.small, color: 'var(--muted)' }}>
      {hint}
    </p>
  );
}
