import { Link } from '@clandor/platform';
import type { ReactNode } from 'react';
import { motion } from '../tokens/motion.ts';
import { focusRing } from '../tokens/space.ts';
import { type } from '../tokens/type.ts';

interface CardProps {
  to: string;
  /** A `Picture`; beside the title, so it may be `decorative`. */
  picture?: ReactNode;
  title: ReactNode;
  level?: 'h2' | 'h3';
  /** A line or two below the title. No links: the whole card is one. */
  children?: ReactNode;
}

/** A picture with a line of text; all of it is one link. No box. */
export function Card({ to, picture, title, level: Heading = 'h2', children }: CardProps) {
  return (
    <article
      css={{
        position: 'relative',
        display: 'grid',
        gap: '1.25rem',
        alignContent: 'start',
        '& img': { transition: 'opacity 0.6s' },
        '&:hover img': { opacity: 0.82 },
        '&:hover a': { color: 'var(--accent)' },
      }}
    >
      {picture}
      <div css={{ display: 'grid', gap: '0.625rem' }}>
        <Heading css={type.subheading}>
          <Link
            to={to}
            css={{
              color: 'inherit',
              textDecoration: 'none',
              transition: `color ${motion.answer}`,
              '&::after': { content: '""', position: 'absolute', inset: 0 },
              '&:focus-visible': { outline: 'none', '&::after': focusRing },
            }}
          >
            {title}
          </Link>
        </Heading>
        {children}
      </div>
    </article>
  );
}
