import { Small, type } from '@clandor/ui';
import type { ReactNode } from 'react';

interface FormPartProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A titled part of a form: its fields are a named group, so that two "Full name" are told apart by ear. */
export function FormPart({ title, note, children }: FormPartProps) {
  return (
    <fieldset css={{ margin: 0, padding: 0, border: 0, minWidth: 0, borderTop: '1px solid var(--hairline)' }}>
      <legend css={{ padding: 0, float: 'left', width: '100%', marginBlock: '1.5rem 2rem' }}>
        <h2 css={type.heading}>{title}</h2>
      </legend>
      <div css={{ clear: 'both', display: 'grid', gap: '2.25rem' }}>
        {note && <Small>{note}</Small>}
        {children}
      </div>
    </fieldset>
  );
}

/** Two fields beside each other where there is room. */
export const pair = {
  display: 'grid',
  gap: '2.25rem 2rem',
  '@media (min-width: 40rem)': { gridTemplateColumns: '1fr 1fr' },
} as const;
