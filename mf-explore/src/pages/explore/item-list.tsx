import { Button, Text, type } from '@clandor/ui';
import type { ReactNode } from 'react';

interface ItemListProps {
  items: readonly { key: string; label: string; title: string; text: string; action: string; detail?: ReactNode }[];
  /** What the action says instead of doing it (spec section 8). */
  alert: string;
}

/** Items of a locked preview, each with an action that asks for a login. */
export function ItemList({ items, alert: message }: ItemListProps) {
  return (
    <ul css={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {items.map(({ key, label, title, text, action, detail }) => (
        <li
          key={key}
          css={{
            display: 'grid',
            gap: '0.75rem 2rem',
            padding: '1.5rem 0',
            borderTop: '1px solid var(--hairline)',
            '@media (min-width: 48rem)': { gridTemplateColumns: '1fr auto', alignItems: 'center' },
          }}
        >
          <div css={{ display: 'grid', gap: '0.4rem' }}>
            {label && <p css={{ ...type.label, color: 'var(--accent)' }}>{label}</p>}
            <h3 css={type.subheading}>{title}</h3>
            <Text>{text}</Text>
            {detail}
          </div>
          <Button
            variant="outline"
            aria-label={`${action}: ${title}`}
            onClick={() => window.alert(message)}
            css={{ justifySelf: 'start' }}
          >
            {action}
          </Button>
        </li>
      ))}
    </ul>
  );
}
