import type { ReactNode } from 'react';
import { hiddenStyle } from './hidden-style.ts';

/** For screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span css={hiddenStyle}>{children}</span>;
}
