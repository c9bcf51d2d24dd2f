import { field } from './locate.ts';
import type { Visit } from './visit.ts';

/** Gives a control a value as browsers do it once a person has: the value, then what pages are told of it. */
async function give(visit: Visit, name: string, value: string): Promise<void> {
  await visit.of(field(name), (control) => control.focus());
  await visit.run(
    (selector, chosen) => {
      const control = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
      if (!control) return;
      // React asks the control itself what was there before.
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
      own?.set?.call(control, chosen);
      for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
    },
    `main [name="${name}"]`,
    value,
  );
}

/**
 * Answers whatever the page asks now of these fields: writes with keys, chooses and ticks with the mouse. What the page
 * does not ask is left, so that a form of several steps is answered with one set of answers.
 */
export async function answer(visit: Visit, answers: object): Promise<void> {
  for (const [name, given] of Object.entries(answers)) {
    const kind = await visit.of(field(name), (control) => control.type);
    if (kind === undefined || kind === 'hidden' || kind === 'file') continue;
    for (const value of [given].flat()) {
      if (kind === 'select-one') await give(visit, name, value);
      else if (kind === 'radio' || (kind === 'checkbox' && value !== true && value))
        await visit.click(field(name, value));
      else if (kind === 'checkbox' && value) await visit.click(field(name));
      else if (kind === 'date') await typeDate(visit, name, value);
      else if (value) {
        await visit.click(field(name));
        await visit.type(value);
      }
    }
  }
}

/** Typed in the order of the browser's language. WebKitGTK takes no keys of its driver for the parts of a date. */
async function typeDate(visit: Visit, name: string, value: string): Promise<void> {
  const [year = '', month = '', day = ''] = value.split('-');
  await visit.of(field(name), (control) => control.focus());
  await visit.type(month + day + year);
  if ((await visit.of(field(name), (control) => control.value)) !== value) await give(visit, name, value);
}
