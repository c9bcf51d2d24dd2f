import type { ReactNode } from 'react';

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

/** What ties a control to its label, hint and error. */
export function fieldIds({ name, id = name, hint, error }: FieldProps) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { id, name, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

/** The props that belong on the native control. */
export const nativeProps = <Props extends FieldProps>({ label, hint, error, optional, ...native }: Props) => native;
