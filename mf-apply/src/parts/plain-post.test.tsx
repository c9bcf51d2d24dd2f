import type { PlainFields, PlainOutcome } from '@clandor/contract';
import { PlainPostContext } from '@clandor/platform/host';
import { COUPLES_EXAMPLE, GENTLEMEN_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import { control, putIntoPage } from '@clandor/testing/form-in-page';
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { couplesMemory } from '../pages/couples-application/couples-memory.ts';
import CouplesApplicationPage, { plainPost as couples } from '../pages/couples-application/page.tsx';
import { gentlemenMemory } from '../pages/gentlemen-application/gentlemen-memory.ts';
import GentlemenApplicationPage, { plainPost as gentlemen } from '../pages/gentlemen-application/page.tsx';

const PATH = '/an-application';

/** An entry as a browser sends it: a group once for each choice, a box by being there. */
const sentOf = (entry: object): PlainFields =>
  Object.entries(entry).flatMap(([name, value]): [string, string][] => {
    if (Array.isArray(value)) return value.map((each) => [name, each]);
    if (typeof value === 'boolean') return value ? [[name, 'on']] : [];
    return [[name, value]];
  });
const posted = (fields: PlainFields) => new URLSearchParams(fields.map(([name, value]) => [name, value]));

const FORMS = [
  {
    name: 'couples',
    page: <CouplesApplicationPage />,
    read: couples,
    endpoint: '/api/couples-waitlist',
    example: COUPLES_EXAMPLE,
    first: 'person1FullName',
  },
  {
    name: 'gentlemen',
    page: <GentlemenApplicationPage />,
    read: gentlemen,
    endpoint: '/api/gentlemen-waitlist',
    example: GENTLEMEN_EXAMPLE,
    first: 'fullName',
  },
] as const;

describe.each(FORMS)('a plain post of the $name’ waitlist', ({ page, read, endpoint, example, first }) => {
  let hydrated: Root | undefined;
  afterEach(() => {
    act(() => hydrated?.unmount());
    hydrated = undefined;
    vi.restoreAllMocks();
    document.body.innerHTML = '';
    couplesMemory.forget();
    gentlemenMemory.forget();
  });

  function answer(outcome: PlainOutcome, fields: PlainFields = []) {
    const tree = () => (
      <PlainPostContext value={{ current: { path: PATH, fields, outcome } }}>
        <MemoryRouter initialEntries={[PATH]}>
          <main>{page}</main>
        </MemoryRouter>
      </PlainPostContext>
    );
    const root = putIntoPage(renderToString(tree()));
    return async () => {
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
      hydrated = await act(async () => hydrateRoot(root, tree()));
      return complaints.mock.calls;
    };
  }
  const kept = () =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')]
      .filter(({ type, checked }) => type !== 'checkbox' || checked)
      .map(({ name, value }) => `${name}: ${value}`);

  it('becomes the payload that the form itself sends', () => {
    expect(read(posted(sentOf(example)), {})).toEqual({ endpoint, payload: expect.objectContaining({ ...example }) });
  });

  it('of an empty form names all that is wrong; a filled trap too', () => {
    const reading = read(new URLSearchParams({ leaveEmpty: 'filled' }), {});
    const fields = reading && 'issues' in reading ? reading.issues.map(({ field }) => field) : [];
    expect(fields[0]).toBe(first);
    expect(fields.at(-1)).toBe('leaveEmpty');
  });

  it('that is refused comes back with everything kept, before any script and after', async () => {
    const outcome: PlainOutcome = { kind: 'refused', issues: [{ field: first, message: 'Full name is required' }] };
    const comeAlive = answer(outcome, sentOf({ ...example, [first]: '' }));
    const link = () => within(screen.getByRole('alert')).getByRole('link').getAttribute('href');
    expect(link()).toBe(`#${first}`);
    expect(control(first).getAttribute('aria-invalid')).toBe('true');
    const before = kept();
    for (const [name, value] of sentOf({ ...example, [first]: '' }).filter(([, value]) => value !== 'on')) {
      expect(before).toContain(`${name}: ${value}`);
    }
    expect(await comeAlive()).toEqual([]);
    expect(link()).toBe(`#${first}`);
    expect(kept()).toEqual(before);
  });

  it('that failed says why beside the button', async () => {
    const message = 'There were many from this address. Please try again in 3 minutes.';
    const comeAlive = answer({ kind: 'failed', status: 429, message }, sentOf(example));
    expect(screen.getByText(/was not sent\. Nothing you wrote is lost\. There were many/)).toBeDefined();
    expect(await comeAlive()).toEqual([]);
    expect(control(first).value).toBe(Reflect.get(example, first));
  });

  it('that is stored is the thank-you with its reference', async () => {
    const comeAlive = answer({ kind: 'stored', reference: 'CL-7K2M-Q9XD' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are on the waitlist');
    expect(screen.getByText('CL-7K2M-Q9XD')).toBeDefined();
    expect(await comeAlive()).toEqual([]);
  });
});
