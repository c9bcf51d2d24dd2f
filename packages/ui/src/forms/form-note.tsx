import type { ReactNode } from 'react';
import { type } from '../tokens/type.ts';

interface FormNoteProps {
  /** `problem`: something was not done. `quiet`: something to know, such as a draft that was saved. */
  tone?: 'quiet' | 'problem';
  children: ReactNode;
}

/**
 * A line beside a form's button. It is there before it has anything to say, so that a screen reader hears it when it
 * does; hide its words, not it. For what is wrong with a field, use the field's `error`.
 */
export function FormNote({ tone = 'quiet', children }: FormNoteProps) {
  return (
    <p role="status" css={{ ...type.small, color: tone === 'problem' ? 'var(--error)' : 'var(--muted)' }}>
      {children}
    </p>
  );
}
