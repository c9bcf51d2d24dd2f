import type { ReactNode } from 'react';
import { Button } from '../actions/actions.tsx';
import { type } from '../tokens/type.ts';

/** A calm message inside a page, with one thing to do about it. Announced when it appears. */
export function Notice({
  title,
  action,
  onAction,
  children,
}: {
  title: string;
  action?: string;
  onAction?: () => void;
  children: ReactNode;
}) {
  return (
    <div
      role="status"
      css={{
        display: 'grid',
        gap: '1rem',
        justifyItems: 'start',
        marginBlock: '2rem',
        paddingInlineStart: '1.5rem',
        borderInlineStart: '1px solid var(--accent, #c9a86a)',
      }}
    >
      <h2 css={type.subheading}>{title}</h2>
      <p css={{ ...type.body, color: 'var(--muted, #b9b2a6)' }}>{children}</p>
      {action && (
        <Button variant="outline" onClick={onAction}>
          {action}
        </Button>
      )}
    </div>
  );
}
