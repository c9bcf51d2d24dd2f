import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

// happy-dom 21 knows neither of these two of HTML's properties, by which React Hook Form sees an untouched select.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { get: () => 0 });
Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  get(this: HTMLOptionElement) {
    return this.hasAttribute('selected');
  },
  set(this: HTMLOptionElement, selected: boolean) {
    this.toggleAttribute('selected', selected);
  },
});
// Nor this one, by which React compares what the server sent.
Object.defineProperty(HTMLElement.prototype, 'autofocus', {
  get(this: HTMLElement) {
    return this.hasAttribute('autofocus');
  },
});

/** A page in a page, talking to a backend. */
export function show(page: ReactNode, backend?: string) {
  if (backend) window.location.href = `${backend}/membership`;
  return render(
    <MemoryRouter>
      <main>{page}</main>
    </MemoryRouter>,
  );
}

export function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
  if (!found) throw new Error(`no control named ${name}`);
  return found;
}

export function fill(values: object): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') fireEvent.change(control(name), { target: { value } });
  }
}

export const choose = (value: string) => {
  const found = [...document.querySelectorAll<HTMLInputElement>('main input')].find((input) => input.value === value);
  if (!found) throw new Error(`nothing to choose with the value ${value}`);
  fireEvent.click(found);
};

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Puts what a server drew into the page. Of its selects happy-dom 21 takes the option before the one that is marked. */
export function putIntoPage(html: string): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  for (const option of root.querySelectorAll<HTMLOptionElement>('option[selected]')) {
    const select = option.closest('select');
    if (select) select.value = option.value;
  }
  return root;
}
