import { Link } from '@clandor/platform';
import type { ReactNode } from 'react';
import { type } from '../tokens/type.ts';

/** A picture with a line of text; all of it is one link. No box. */
export function Card({
  to,
  picture,
  title,
  level = 'h2',
  children,
}: {
  to: string;
  picture?: ReactNode;
  title: ReactNode;
  level?: 'h2' | 'h3';
  children?: ReactNode;
}) {
  const Heading = level;
  return (
    <article
      css={{
        position: 'relative',
        display: 'grid',
        gap: '1.25rem',
        alignContent: 'start',
        '& img': { transition: 'opacity 0.6s' },
        '&:hover img': { opacity: 0.82 },
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
              '&::after': { content: '""', position: 'absolute', inset: 0 },
              'article:hover &': { color: 'var(--accent)' },
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
