import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'all', label: 'All Articles', count: 20 },
  { value: 'ladies', label: 'For Ladies', count: 0 },
];

function Example() {
  const [value, setValue] = useState('all');
  return (
    <Tabs label="Articles for" tabs={tabs} value={value} onValueChange={setValue}>
      {(each) => `The panel of ${each}`}
    </Tabs>
  );
}
const panel = () => screen.getByRole('tabpanel').textContent;

afterEach(cleanup);

describe('Tabs', () => {
  it('are tabs, with their counts, one of them selected', () => {
    render(<Example />);
    expect(screen.getByRole('tablist', { name: 'Articles for' })).toBeDefined();
    const drawn = screen.getAllByRole('tab');
    expect(drawn.map((tab) => tab.textContent)).toEqual(['All Articles 20', 'For Ladies 0']);
    expect(drawn.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    expect(panel()).toContain('The panel of all');
  });

  it('change by a click, and name their panel', async () => {
    render(<Example />);
    fireEvent.click(screen.getByRole('tab', { name: /For Ladies/ }));
    await waitFor(() => expect(panel()).toContain('The panel of ladies'));
    expect(screen.getByRole('tabpanel', { name: /For Ladies/ })).toBeDefined();
  });

  it('move the focus by arrow keys', async () => {
    render(<Example />);
    const [first, second] = screen.getAllByRole('tab');
    first?.focus();
    fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight' });
    await waitFor(() => expect(document.activeElement).toBe(second));
  });
});

it('every panel is in the server’s HTML, under its name, and what no script opens is not inert', () => {
  const html = renderToString(<Example />);
  expect(html).toMatch(/<noscript>.*For Ladies.*The panel of ladies.*<\/noscript>/s);
  expect(html).toContain('The panel of all');
  expect(html).not.toContain('inert');
});
