import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { media } from '../tokens/space.ts';
import { listStyle, plainNameStyle, tabStyle } from './tabs-style.ts';

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
  /**
   * The panel of the chosen tab, where tabs are views of one thing. Or a function from a tab's value to its panel: then
   * a browser without scripts shows all panels, one below the other, under their names.
   */
  children: ReactNode | ((value: string) => ReactNode);
}

/** A row of tabs over their panels. Arrow keys move, as the ARIA pattern has it. */
export function Tabs({ label, tabs, value, onValueChange, children }: TabsProps) {
  const [panelOf, panel] = typeof children === 'function' ? [children] : [null, children];
  return (
    <Base.Root value={value} onValueChange={(next) => onValueChange(String(next))}>
      <Base.List aria-label={label} css={[listStyle, panelOf && { [media.withoutScripts]: { display: 'none' } }]}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} css={tabStyle}>
            {tab.label}
            {tab.count !== undefined && (
              <span css={{ color: 'var(--accent)', marginInlineStart: '0.25em' }}> {tab.count}</span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} css={{ outlineOffset: 8 }}>
          {tab.value === value && (panelOf ? <PlainPanel tab={tab}>{panelOf(value)}</PlainPanel> : panel)}
        </Base.Panel>
      ))}
      {/* Kept in hidden panels they would be inert, and their links dead, where no script shows them. */}
      {panelOf && (
        <noscript>
          {tabs
            .filter((tab) => tab.value !== value)
            .map((tab) => (
              <PlainPanel key={tab.value} tab={tab}>
                {panelOf(tab.value)}
              </PlainPanel>
            ))}
        </noscript>
      )}
    </Base.Root>
  );
}

/** A panel under its tab's name, which shows only where there are no tabs to say it. */
function PlainPanel({ tab, children }: { tab: Tab; children: ReactNode }) {
  return (
    <>
      <p css={plainNameStyle}>{tab.label}</p>
      {children}
    </>
  );
}
