import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Draws a page as the site would, without the frame. */
export function show(Page: ComponentType, path = '/'): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );
}

/** Where the link of this name leads. */
export const target = (name: string | RegExp): string | null => screen.getByRole('link', { name }).getAttribute('href');

/** The words of all headings of a level, in order. */
export const headings = (level: number): (string | null)[] =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);
