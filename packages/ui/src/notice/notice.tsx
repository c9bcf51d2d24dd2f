import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { type } from '../tokens/type.ts';

interface NoticeProps {
  title: string;
  /** Of its heading: 1 where it stands in place of a page. */
  level?: 1 | 2;
  /** The label of the one thing to do about it. */
  action?: string;
  onAction?: () => void;
  children: ReactNode;
}

/** A calm message inside a page, with one thing to do about it. Announced when it appears. */
export function Notice({ title, level = 2, action, onAction, children }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      role="status"
      css={{
        display: 'grid',
        gap: '0.75rem',
        justifyItems: 'start',
        marginBlock: '2rem',
        padding: '0.25rem 0 0.25rem 1.5rem',
        borderInlineStart: '1px solid var(--accent)',
      }}
    >
      <Heading css={type.subheading}>{title}</Heading>
      <p css={{ ...type.body, color: 'var(--muted)', maxWidth: '34rem' }}>{children}</p>
      {action && (
        <Button variant="outline" onClick={onAction} css={{ marginTop: '0.75rem' }}>
          {action}
        </Button>
      )}
    </div>
  );
}
