import { act, cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { examples } from './examples.ts';

afterEach(cleanup);

/** What axe needs a layout for, and what only a whole page has. Both are checked in a real browser by e2e. */
const NOT_HERE = { 'color-contrast': { enabled: false }, region: { enabled: false } };

const cases = examples.map(({ name, element }) => [name, <MemoryRouter key={name}>{element}</MemoryRouter>] as const);

it('every example has a name of its own', () => {
  expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
});

describe.each(cases)('%s', (_name, page) => {
  it('breaks no rule of accessibility that axe knows', async () => {
    render(page);
    const { violations } = await axe.run(document.body, { rules: NOT_HERE });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  });

  it('is drawn on the server, and hydrates without a word', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const recovered = vi.fn();
    const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: recovered }));
    expect(recovered.mock.calls).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    await act(async () => root.unmount());
    container.remove();
    complaints.mockRestore();
  });
});

it('the accessibility check bites', async () => {
  render(<input type="text" />);
  const { violations } = await axe.run(document.body, { rules: NOT_HERE });
  expect(violations.map(({ id }) => id)).toContain('label');
});

it('the hydration check bites', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<p>Other words</p>';
  const recovered = vi.fn();
  const root = await act(async () => hydrateRoot(container, <p>Words</p>, { onRecoverableError: recovered }));
  expect(recovered).toHaveBeenCalled();
  await act(async () => root.unmount());
  container.remove();
  complaints.mockRestore();
});
