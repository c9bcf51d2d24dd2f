/** Where a visitor is in a part of the page: what was written into its fields, what has the focus, how far down. */
export interface Place {
  fields: readonly { selector: string; value: string | boolean }[];
  focus: { selector: string | null; selection: readonly [number, number] | null } | null;
  scroll: { top: number; left: number };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Files cannot be put back, and nobody writes into what is hidden. */
const FIELDS = 'input:not([type="file"], [type="hidden"]), textarea, select';

/** Reads it before another release's page, or a still copy, takes the place of this one. */
export function placeIn(root: Element): Place {
  const fields = Array.from(root.querySelectorAll<Field>(FIELDS)).flatMap((field) => {
    const selector = selectorOf(field);
    return selector && isTouched(field) ? [{ selector, value: contentOf(field) }] : [];
  });
  const active = document.activeElement;
  const scroll = { top: window.scrollY, left: window.scrollX };
  if (!active || !root.contains(active)) return { fields, focus: null, scroll };
  return { fields, focus: { selector: selectorOf(active), selection: selectionOf(active) }, scroll };
}

/** Whether something in it was written that a reload would lose. */
export const isWrittenIn = (root: ParentNode): boolean =>
  Array.from(root.querySelectorAll<Field>(FIELDS)).some(isTouched);

/** Scroll and focus, before the visitor sees a frame without them. A control that is not there leaves it to the page. */
export function restoreFocus(root: HTMLElement, { focus, scroll }: Place): void {
  if (window.scrollY !== scroll.top) window.scrollTo({ ...scroll, behavior: 'instant' });
  if (!focus || root.contains(document.activeElement)) return;
  const control = focus.selector && root.querySelector<HTMLElement>(focus.selector);
  const target = control || root.closest<HTMLElement>('main');
  target?.focus({ preventScroll: true });
  if (control && focus.selection) select(control, focus.selection);
}

/** Writes again what was written, in fields that are as they came: a draft of the page's own is newer. */
export function restoreFields(root: Element, { fields, focus }: Place): void {
  for (const { selector, value } of fields) {
    const field = root.querySelector<Field>(selector);
    if (!field || isTouched(field)) continue;
    if (typeof value === 'boolean') field.click();
    else write(field, value);
    if (document.activeElement === field && focus?.selection) select(field, focus.selection);
  }
}

function selectorOf(element: Element): string | null {
  const name = element.getAttribute('name');
  const href = element.getAttribute('href');
  const value = isTick(element) ? `[value="${CSS.escape(element.value)}"]` : '';
  if (name) return `${element.localName}[name="${CSS.escape(name)}"]${element.hasAttribute('value') ? value : ''}`;
  if (element.id) return `#${CSS.escape(element.id)}`;
  return href ? `a[href="${CSS.escape(href)}"]` : null;
}

const isTick = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);

const contentOf = (field: Field): string | boolean => (isTick(field) ? field.checked : field.value);

function isTouched(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    const { options } = field;
    const first = Array.from(options).find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return field.value !== (first?.value ?? '');
  }
  return field.value !== field.defaultValue;
}

function write(field: Field, value: string): void {
  // React keeps its own account of an element's value; the prototype's setter goes past it, the event tells it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const selectionOf = (element: Element): readonly [number, number] | null =>
  'selectionStart' in element && typeof element.selectionStart === 'number'
    ? [element.selectionStart, (element as HTMLInputElement).selectionEnd ?? element.selectionStart]
    : null;

function select(element: Element, [start, end]: readonly [number, number]): void {
  if ('setSelectionRange' in element) (element as HTMLInputElement).setSelectionRange(start, end);
}
