import { keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { color } from '../tokens/color.ts';
import { media, space } from '../tokens/space.ts';

const grounds = {
  ink: {
    background: color.ink,
    color: color.ivory,
    '--muted': color.mutedIvory,
    '--accent': color.champagne,
    '--hairline': color.hairline,
    '--focus': color.champagne,
    '--error': color.error,
  },
  raised: {
    background: color.inkRaised,
    color: color.ivory,
    '--muted': color.mutedIvory,
    '--accent': color.champagne,
    '--hairline': '#343135',
    '--focus': color.champagne,
    '--error': color.error,
  },
  paper: {
    background: color.paper,
    color: color.onPaper,
    '--muted': color.mutedOnPaper,
    '--accent': color.champagneOnPaper,
    '--hairline': color.hairlineOnPaper,
    '--focus': color.onPaper,
    '--error': color.errorOnPaper,
  },
};

export type Ground = keyof typeof grounds;

interface SectionProps {
  /** What it stands on: text, muted text, accent and focus ring follow. */
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

/** Twelve columns from 48rem on; one before. */
export function Grid({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={className}
      css={{
        display: 'grid',
        gap: space.large,
        [media.medium]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: 'clamp(1rem, 2vw, 2rem)' },
      }}
    >
      {children}
    </div>
  );
}

/** A cell of `Grid`: the column it begins at and how many it spans, from 48rem on. */
export function Column({
  from,
  span,
  children,
  className,
}: {
  from: number;
  span: number;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={className} css={{ minWidth: 0, [media.medium]: { gridColumn: `${from} / span ${span}` } }}>
      {children}
    </div>
  );
}

const draw = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

/** A line that draws itself. */
export function Hairline({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={className}
      css={{
        height: 1,
        background: `var(--hairline, ${color.hairline})`,
        transformOrigin: 'left',
        animation: `${draw} 1.2s cubic-bezier(0.22, 0.61, 0.36, 1) both`,
      }}
    />
  );
}

const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** For screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span css={hidden}>{children}</span>;
}

/** The first link of a page: past the header. Seen when it has the focus. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a
      href={`#${target}`}
      css={{
        '&:not(:focus)': hidden,
        '&:focus': {
          position: 'fixed',
          top: 8,
          left: 8,
          zIndex: 60,
          padding: '0.75rem 1.25rem',
          background: color.ivory,
          color: color.ink,
        },
      }}
    >
      {children}
    </a>
  );
}
