import type { ReactNode } from 'react';
import { type Ground, grounds } from '../tokens/ground.ts';
import { space } from '../tokens/space.ts';

interface SectionProps {
  /** What it stands on: text, muted text, accent, controls and focus ring follow. */
  ground?: Ground;
  /** Without the usual space above and below. */
  flush?: boolean;
  as?: 'section' | 'div' | 'article';
  id?: string;
  'aria-labelledby'?: string;
  'aria-label'?: string;
  className?: string;
  children: ReactNode;
}

/** A full-width part of a page. */
export function Section({ ground = 'ink', flush = false, as: Tag = 'section', ...props }: SectionProps) {
  return <Tag css={[{ position: 'relative', paddingBlock: flush ? 0 : space.section }, grounds[ground]]} {...props} />;
}

/** The page's width, with its margins. */
export function Container({
  children,
  narrow = false,
  className,
}: {
  children: ReactNode;
  narrow?: boolean;
  className?: string;
}) {
  return (
    <div
      className={className}
      css={{ width: '100%', maxWidth: narrow ? '52rem' : '96rem', marginInline: 'auto', paddingInline: space.gutter }}
    >
      {children}
    </div>
  );
}
