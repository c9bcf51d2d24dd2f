import { Accordion as Base } from '@base-ui/react/accordion';
import type { ReactNode } from 'react';
import { media } from '../tokens/space.ts';
import { type } from '../tokens/type.ts';

export interface AccordionItem {
  id: string;
  question: ReactNode;
  answer: ReactNode;
}

/** Questions whose answers open one at a time and close again. Closed answers stay in the page, for search and print. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <Base.Root hiddenUntilFound>
      {items.map(({ id, question, answer }) => (
        <Base.Item key={id} value={id} css={{ borderTop: '1px solid var(--hairline)' }}>
          <Base.Header css={{ margin: 0 }}>
            <Base.Trigger
              css={{
                ...type.subheading,
                width: '100%',
                display: 'grid',
                gridTemplateColumns: '1fr auto',
                gap: '1.5rem',
                padding: '1.5rem 0',
                color: 'inherit',
                background: 'none',
                border: 0,
                textAlign: 'start',
                cursor: 'pointer',
                '&::after': { content: '"+"', color: 'var(--accent)', fontWeight: 300 },
                '&[data-panel-open]::after': { content: '"–"' },
                [media.withoutScripts]: { cursor: 'default', '&::after': { content: 'none' } },
              }}
            >
              {question}
            </Base.Trigger>
          </Base.Header>
          <Base.Panel
            css={{
              [media.withoutScripts]: { display: 'block !important' },
              '@media print': { display: 'block !important' },
            }}
          >
            <div css={{ paddingBottom: '2rem', maxWidth: '44rem' }}>{answer}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  );
}
