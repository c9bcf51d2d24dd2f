import type { ReactNode } from 'react';
import { color } from '../tokens/color.ts';
import { type } from '../tokens/type.ts';
import { hiddenStyle } from './hidden-style.ts';

/** The first link of a page: past the header, to the element with the id `target`. Seen when it has the focus. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a
      href={`#${target}`}
      css={{
        '&:not(:focus)': hiddenStyle,
        '&:focus': {
          ...type.small,
          position: 'fixed',
          top: 8,
          left: 8,
          zIndex: 60,
          padding: '0.75rem 1.25rem',
          background: color.ivory,
          color: color.ink,
          outlineOffset: 2,
        },
      }}
    >
      {children}
    </a>
  );
}
