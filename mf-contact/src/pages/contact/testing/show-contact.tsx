import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import ContactPage from '../page.tsx';

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

/** The page at an address, in a router that shows where it is: `screen.getByTestId('at')`. */
export const showContact = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <main>
        <Routes>
          <Route path="/contact/:department?" element={<ContactPage />} />
        </Routes>
      </main>
      <At />
    </MemoryRouter>,
  );

function At() {
  return <output data-testid="at">{useLocation().pathname}</output>;
}

export const at = () => screen.getByTestId('at').textContent;

export function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
  if (!found) throw new Error(`no control named ${name}`);
  return found;
}

export function fill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) fireEvent.change(control(name), { target: { value } });
}

export const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^SUBMIT/ });
export const submit = () => fireEvent.click(submitButton());

/** What passes, as the payload has it too. */
export const GOOD = {
  salutation: 'Ms.',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  country: 'Italy',
  countryCode: '+39',
  source: 'Podcast Mention',
  message: 'I would like to write about the club.',
};

export function fillWell(): void {
  fill(GOOD);
  if (!control('agreeTerms').checked) fireEvent.click(control('agreeTerms'));
}

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
