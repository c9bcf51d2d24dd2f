import { type } from '@clandor/ui';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** Beside the title: a link, a count. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a view, under a hairline and its name. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} css={{ marginTop: 'clamp(2.5rem, 5vw, 4.5rem)' }}>
      <div css={head}>
        <h2 id={id} css={{ ...type.label, color: 'var(--accent)' }}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

const head = {
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0.5rem 1.5rem',
  paddingBottom: '0.75rem',
  borderBottom: '1px solid var(--hairline)',
} as const;
