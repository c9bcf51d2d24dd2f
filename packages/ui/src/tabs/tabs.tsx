import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { type } from '../tokens/type.ts';

export interface Tab {
  value: string;
  label: string;
  /** Shown behind the label. */
  count?: number;
}

interface TabsProps {
  /** What the row of tabs is for, said to screen readers. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** A row of tabs over one panel. Arrow keys move, as the ARIA pattern has it. */
export function Tabs({ label, tabs, value, onValueChange, children }: TabsProps) {
  return (
    <Base.Root value={value} onValueChange={(next) => onValueChange(String(next))}>
      <Base.List
        aria-label={label}
        css={{ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 2rem', borderBottom: '1px solid var(--hairline)' }}
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            css={{
              ...type.small,
              padding: '0.75rem 0',
              color: 'var(--muted)',
              background: 'none',
              border: 0,
              borderBottom: '1px solid transparent',
              marginBottom: -1,
              cursor: 'pointer',
              '&:hover': { color: 'inherit' },
              '&[aria-selected="true"]': { color: 'inherit', borderBottomColor: 'var(--accent)' },
            }}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span css={{ marginInlineStart: '0.5em', color: 'var(--accent)' }}> {tab.count}</span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} css={{ outlineOffset: 8 }}>
          {tab.value === value && children}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
