import type { ReactNode } from 'react';
import { measure, type } from '../tokens/type.ts';

/** Running text: plain paragraphs, lists, quotations and subheadings with a reader's distances. */
export function Prose({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={className}
      css={{
        ...type.body,
        maxWidth: measure,
        textWrap: 'pretty',
        hangingPunctuation: 'first',
        '& > * + *': { marginTop: '1.35em' },
        '& h2': { ...type.heading, marginTop: '2em' },
        '& h3': { ...type.subheading, marginTop: '1.8em' },
        '& h2 + *, & h3 + *': { marginTop: '0.9em' },
        '& ul, & ol': { paddingInlineStart: '1.1em', marginBottom: 0 },
        '& li + li': { marginTop: '0.5em' },
        '& li::marker': { color: 'var(--accent)' },
        '& blockquote': { ...type.subheading, fontStyle: 'italic' },
        '& a': { textDecorationColor: 'var(--accent)', '&:hover': { color: 'var(--accent)' } },
        '& strong': { fontWeight: 500 },
      }}
    >
      {children}
    </div>
  );
}
