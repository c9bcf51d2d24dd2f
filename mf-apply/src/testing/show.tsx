import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** A page in a page, talking to a backend. */
export function show(page: ReactNode, backend?: string) {
  if (backend) window.location.href = `${backend}/membership`;
  return render(
    <MemoryRouter>
      <main>{page}</main>
    </MemoryRouter>,
  );
}

export const choose = (value: string) => {
  const found = [...document.querySelectorAll<HTMLInputElement>('main input')].find((input) => input.value === value);
  if (!found) throw new Error(`nothing to choose with the value ${value}`);
  fireEvent.click(found);
};

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
