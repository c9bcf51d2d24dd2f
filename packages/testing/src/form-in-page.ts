import { fireEvent } from '@testing-library/react';

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

/** The control of a field, by its name. @throws where the page's main content has none */
export function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
  if (!found) throw new Error(`no control named ${name}`);
  return found;
}

/** Gives fields their texts, by name; what is no text is left for the test to choose. */
export function fill(values: object): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') fireEvent.change(control(name), { target: { value } });
  }
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
