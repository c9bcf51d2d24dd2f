import type { PlainFields, PlainOutcome } from '@clandor/contract';
import { PlainPostContext } from '@clandor/platform/host';
import { DEPARTMENTS } from '@clandor/schemas/departments';
import { enquiryPayloadSchema } from '@clandor/schemas/enquiry';
import { control, fill, putIntoPage } from '@clandor/testing/form-in-page';
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { enquiryMemory } from './draft-memory.ts';
import ContactPage, { plainPost } from './page.tsx';
import { GOOD, submit } from './testing/show-contact.tsx';

const SENT = { ...GOOD, phoneNumber: '', agreeTerms: 'on', leaveEmpty: '' };
const read = (fields: Record<string, string>, department?: string) =>
  plainPost(new URLSearchParams(fields), department ? { department } : {});

describe('a plain post', () => {
  it.each(DEPARTMENTS)('to $title becomes the payload that the form itself sends', (department) => {
    const reading = read(SENT, department.id);
    expect(reading).toMatchObject({ endpoint: '/api/form-submit', payload: { formType: department.id, phone: '' } });
    const { payload } = reading && 'payload' in reading ? reading : { payload: null };
    expect(enquiryPayloadSchema.safeParse(payload).success).toBe(true);
    expect(payload).toMatchObject({ firstName: 'Ada', subscribeUpdates: false });
    expect(payload).not.toHaveProperty('agreeTerms');
  });

  it('without a department is nobody’s', () => {
    expect(read(SENT)).toBeNull();
    expect(read(SENT, 'nobody')).toBeNull();
  });

  it('names all that is wrong, in the form’s order', () => {
    const reading = read({ firstName: 'A', email: 'ada@', leaveEmpty: 'filled' }, 'press');
    expect(reading && 'issues' in reading && reading.issues.map(({ field }) => field)).toEqual([
      'salutation',
      'firstName',
      'lastName',
      'email',
      'country',
      'countryCode',
      'source',
      'message',
      'agreeTerms',
      'leaveEmpty',
    ]);
  });

  it('has a box ticked by being there, whatever it says', () => {
    const reading = read({ ...SENT, subscribeUpdates: 'on' }, 'press');
    expect(reading).toMatchObject({ payload: { subscribeUpdates: true } });
  });
});

describe('the page that answers to one', () => {
  let hydrated: Root | undefined;
  afterEach(() => {
    act(() => hydrated?.unmount());
    vi.restoreAllMocks();
    document.body.innerHTML = '';
    document.title = '';
    enquiryMemory.forget();
  });

  /** Draws it as the server does; `comeAlive` hydrates that, and gives what React complained of. */
  function answer(outcome: PlainOutcome, fields: Record<string, string> = {}, path = '/contact/press') {
    const sent: PlainFields = Object.entries(fields);
    const page = () => (
      <PlainPostContext value={{ current: { path: '/contact/press', fields: sent, outcome } }}>
        <MemoryRouter initialEntries={[path]}>
          <main>
            <Routes>
              <Route path="/contact/:department?" element={<ContactPage />} />
            </Routes>
          </main>
        </MemoryRouter>
      </PlainPostContext>
    );
    const root = putIntoPage(renderToString(page()));
    return async () => {
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
      hydrated = await act(async () => hydrateRoot(root, page()));
      return complaints.mock.calls;
    };
  }
  const refused: PlainOutcome = {
    kind: 'refused',
    issues: [
      { field: 'lastName', message: 'Last name is required' },
      { field: 'phone', message: 'Please enter a phone number as text' },
    ],
  };
  const { lastName: _, ...WITHOUT_NAME } = GOOD;
  const links = () =>
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]);
  const kept = () =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')]
      .filter(({ type, checked }) => type !== 'checkbox' || checked)
      .map(({ name, value }) => [name, value]);

  it('names what is wrong and keeps what was sent, before any script and after', async () => {
    const comeAlive = answer(refused, { ...WITHOUT_NAME, lastName: '', agreeTerms: 'on' });
    const expected = [
      ['#lastName', 'Last name is required'],
      ['#phoneNumber', 'Please enter a phone number as text'],
    ];
    expect(links()).toEqual(expected);
    expect(control('lastName').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').hasAttribute('autofocus')).toBe(true);
    const before = kept();
    expect(Object.fromEntries(before)).toMatchObject({ ...WITHOUT_NAME, lastName: '' });
    expect(before.map(([name]) => name)).toContain('agreeTerms');
    expect(before.map(([name]) => name)).not.toContain('subscribeUpdates');

    expect(await comeAlive()).toEqual([]);
    expect(links()).toEqual(expected);
    expect(kept()).toEqual(before);
    expect(enquiryMemory.remembered()).toMatchObject({ ...WITHOUT_NAME, agreeTerms: true });
  });

  it('goes on with scripts: an error goes as it is mended, and the title loses its word', async () => {
    document.title = 'Error: Contact';
    const comeAlive = answer(
      { kind: 'refused', issues: refused.issues.slice(0, 1) },
      { ...WITHOUT_NAME, lastName: '' },
    );
    await comeAlive();
    expect(document.title).toBe('Error: Contact');
    await act(async () => fill({ lastName: 'Byron' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).toBe('Contact');
  });

  it('keeps what was typed between its coming and the scripts', async () => {
    const comeAlive = answer(refused, { ...WITHOUT_NAME, lastName: '' });
    control('firstName').value = 'Augusta';
    control('subscribeUpdates').checked = true;
    await comeAlive();
    expect(control('firstName').value).toBe('Augusta');
    expect(control('subscribeUpdates').checked).toBe(true);
  });

  it('says beside the button why nothing was sent, until it is sent again', async () => {
    const message = 'There were many from this address. Please try again in 3 minutes.';
    const comeAlive = answer({ kind: 'failed', status: 429, message }, { ...GOOD, message: 'Short' });
    expect(screen.getByText(/there were many from this address/)).toBeDefined();
    expect(control('firstName').value).toBe('Ada');
    expect(await comeAlive()).toEqual([]);
    expect(screen.getByText(/there were many from this address/)).toBeDefined();
    await act(async () => submit());
    expect(screen.queryByText(/there were many from this address/)).toBeNull();
  });

  it('is the thank-you with its reference once it is stored', async () => {
    const comeAlive = answer({ kind: 'stored', reference: 'CL-7K2M-Q9XD' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Enquiry Submitted');
    expect(screen.getByText('CL-7K2M-Q9XD')).toBeDefined();
    expect(await comeAlive()).toEqual([]);
    expect(screen.getByText('CL-7K2M-Q9XD')).toBeDefined();
  });

  it('is of that address alone', () => {
    answer({ kind: 'stored', reference: 'CL-7K2M-Q9XD' }, {}, '/contact/careers');
    expect(screen.queryByText('CL-7K2M-Q9XD')).toBeNull();
    expect(control('firstName').value).toBe('');
  });
});
