import type { ReactNode } from 'react';
import { color } from '../tokens/color.ts';
import { type } from '../tokens/type.ts';

/** What every form control of the house has in common. */
export interface FieldProps {
  /** The field's name; also the control's `id`, unless that is given. */
  name: string;
  id?: string;
  label: ReactNode;
  /** Said before a mistake can be made. */
  hint?: ReactNode;
  /** Said after one, under the field. */
  error?: string | undefined;
  optional?: boolean;
}

export const controlStyle = {
  ...type.body,
  width: '100%',
  minHeight: '3rem',
  padding: '0.625rem 0',
  color: 'inherit',
  background: 'transparent',
  border: 0,
  borderBottom: `1px solid ${color.control}`,
  borderRadius: 0,
  transition: 'border-color 0.3s',
  '&:hover': { borderBottomColor: 'var(--muted)' },
  '&:focus': { outline: 'none', borderBottomColor: 'var(--accent)', boxShadow: '0 1px 0 var(--accent)' },
  '&[aria-invalid="true"]': { borderBottomColor: 'var(--error)' },
} as const;

/** The ids that tie hint and error to the control. */
export function described({ name, id = name, hint, error }: FieldProps) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { id, name, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

/** Label above, hint, control, error in red under it — in words and with a mark, never in colour alone. */
export function Field({ children, ...props }: FieldProps & { children: ReactNode }) {
  const { name, id = name, label, hint, error, optional } = props;
  return (
    <div css={{ display: 'grid', gap: '0.25rem' }}>
      <label htmlFor={id} css={{ ...type.small, color: 'var(--muted)', justifySelf: 'start' }}>
        {label}
        {optional && ' (optional)'}
      </label>
      {hint && (
        <p id={`${id}-hint`} css={{ ...type.small, color: 'var(--muted)' }}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The message under a field. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p
      id={`${id}-error`}
      css={{ ...type.small, color: 'var(--error)', marginTop: '0.25rem', display: 'flex', gap: '0.5em' }}
    >
      <span aria-hidden>—</span>
      {error}
    </p>
  );
}
