import { useToasts } from '@clandor/platform';
import { COUPLES_EXAMPLE, GENTLEMEN_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import { control, fill } from '@clandor/testing/form-in-page';
import { cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { couplesMemory } from '../pages/couples-application/couples-memory.ts';
import CouplesApplicationPage from '../pages/couples-application/page.tsx';
import { gentlemenMemory } from '../pages/gentlemen-application/gentlemen-memory.ts';
import GentlemenApplicationPage from '../pages/gentlemen-application/page.tsx';
import { type FormServer, STORED, startFormServer } from '../testing/form-server.ts';
import { choose, press, show } from '../testing/show.tsx';

let server: FormServer;
beforeEach(async () => {
  server = await startFormServer();
  couplesMemory.forget();
  gentlemenMemory.forget();
  document.title = 'Application · Clandor';
});
afterEach(async () => {
  vi.restoreAllMocks();
  cleanup();
  await server.stop();
});

const lastToast = () => renderHook(useToasts).result.current.toasts[0];
const links = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /Join Waitlist|Submitting/ });

const FORMS = [
  {
    name: 'couples',
    page: <CouplesApplicationPage />,
    path: '/api/couples-waitlist',
    example: COUPLES_EXAMPLE,
    parts: ['First Partner', 'Second Partner', 'Relationship Information'],
    missing: {
      person1FullName: 'Full name is required',
      person1Email: 'Valid email is required',
      person1Phone: 'Phone number is required',
      person2FullName: 'Full name is required',
      person2Email: 'Valid email is required',
      person2Phone: 'Phone number is required',
      country: 'Country is required',
      relationshipLength: 'Please select relationship length',
    },
    first: 'person1FullName',
  },
  {
    name: 'gentlemen',
    page: <GentlemenApplicationPage />,
    path: '/api/gentlemen-waitlist',
    example: GENTLEMEN_EXAMPLE,
    parts: [
      'Basic Information',
      'Financial Profile (Optional)',
      'Preferences and Interests',
      'How You Heard, and Notes',
    ],
    missing: {
      fullName: 'Full name is required',
      email: 'Valid email is required',
      phoneNumber: 'Phone number is required',
      country: 'Country is required',
    },
    first: 'fullName',
  },
];

describe.each(FORMS)('the $name’ form', ({ page, path, example, parts, missing, first }) => {
  const fillWell = () => {
    fill(example);
    if ('preferredExperiences' in example) for (const value of example.preferredExperiences) choose(value);
  };

  it('has its parts, the notice of the next cohort, and the way back', () => {
    show(page);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(parts);
    expect(screen.getByText('Next Cohort Acceptance: February 2026')).toBeDefined();
    expect(screen.getByText(/only a limited number/i)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to Membership' }).getAttribute('href')).toBe('/membership');
  });

  it('has every field by its name', () => {
    show(page);
    const names = new Set(
      [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')].map(({ name }) => name),
    );
    expect([...names].toSorted()).toEqual([...Object.keys(example), 'leaveEmpty'].toSorted());
  });

  it('names every failed field, in order, in a summary that takes the focus; sends nothing', async () => {
    show(page, server.url);
    press('Join Waitlist');
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(links()).toEqual(Object.entries(missing).map(([name, message]) => [`#${name}`, message]));
    expect(document.title).toMatch(/^Error: /);
    expect(server.received).toEqual([]);
    fill({ [first]: 'Ada' });
    await waitFor(() => expect(links()).toHaveLength(Object.keys(missing).length - 1));
  });

  it('sends exactly the fields of the specification, once, and then says what happens next', async () => {
    show(page, server.url);
    fillWell();
    press('Join Waitlist');
    const heading = await screen.findByRole('heading', { level: 1, name: 'You are on the waitlist' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ method: 'POST', path, body: example });
    expect(Object.keys(server.received[0]?.body ?? {}).toSorted()).toEqual(Object.keys(example).toSorted());
    expect(screen.getByText(STORED.body.reference)).toBeDefined();
    expect(screen.getByText(/February 2026/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Return to Membership' }).getAttribute('href')).toBe('/membership');
    cleanup();
    show(page);
    expect(control(first).value).toBe('');
  });

  it('says Submitting... while it does, and cannot be pressed twice', async () => {
    let finish = () => {};
    server.answer = (response) => {
      finish = () => response.writeHead(201, { 'Content-Type': 'application/json' }).end(JSON.stringify(STORED.body));
    };
    show(page, server.url);
    fillWell();
    press('Join Waitlist');
    await waitFor(() => expect(submitButton().textContent).toBe('Submitting...'));
    expect(submitButton().disabled).toBe(true);
    await waitFor(() => expect(server.received).toHaveLength(1));
    finish();
    await screen.findByText('You are on the waitlist');
  });

  it.each<[string, FormServer['answer'], string]>([
    ['503', { status: 503, body: { message: 'We are closed for an hour.' } }, 'We are closed for an hour.'],
    ['429', { status: 429, body: { message: 'Please try again in 5 minutes.' } }, 'Please try again in 5 minutes.'],
    ['500 without JSON', { status: 500, body: '<html>broken' }, 'Please try again later.'],
    ['502 with nothing', { status: 502, body: '' }, 'Please try again later.'],
    ['404 that says success', { status: 404, body: { success: true } }, 'Please try again later.'],
    ['no answer', (response) => response.destroy(), 'Please try again later.'],
  ])('%s is never success: a toast says so, and everything stays', async (_, answer, description) => {
    server.answer = answer;
    show(page, server.url);
    fillWell();
    press('Join Waitlist');
    await waitFor(() => expect(submitButton().disabled).toBe(true));
    await waitFor(() => expect(submitButton().disabled).toBe(false));
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Submission Failed',
        description,
        variant: 'destructive',
        open: true,
      }),
    );
    expect(screen.queryByText('You are on the waitlist')).toBeNull();
    expect(control(first).value).toBe(Reflect.get(example, first));
    await waitFor(() => expect(document.activeElement).toBe(submitButton()));
    // The same entry again goes under the same key: a lost answer stores nothing twice.
    server.answer = STORED;
    press('Join Waitlist');
    await screen.findByText('You are on the waitlist');
    expect(lastToast()?.open).toBe(false);
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  it.each<[string, FormServer['answer']]>([
    ['without JSON', { status: 200, body: '<html>taken' }],
    ['with nothing', { status: 204, body: '' }],
    ['without a reference', { status: 201, body: {} }],
  ])('2xx %s has been taken too: success, without a reference', async (_, answer) => {
    server.answer = answer;
    show(page, server.url);
    fillWell();
    press('Join Waitlist');
    await screen.findByText('You are on the waitlist');
    expect(screen.queryByText('Your reference')).toBeNull();
  });

  it('sends once for two presses before the button is drawn anew', async () => {
    show(page, server.url);
    fillWell();
    press('Join Waitlist');
    press('Join Waitlist');
    await screen.findByText('You are on the waitlist');
    expect(server.received).toHaveLength(1);
  });

  it('gives up after 30 s without an answer, says so and keeps everything', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout');
    patience.mockImplementation(() => AbortSignal.abort(new DOMException('too late', 'TimeoutError')));
    show(page, server.url);
    fillWell();
    press('Join Waitlist');
    await screen.findByText(/was not sent/);
    expect(patience).toHaveBeenCalledWith(30_000);
    expect(lastToast()).toMatchObject({ title: 'Submission Failed', description: 'Please try again later.' });
    expect(control(first).value).toBe(Reflect.get(example, first));
  });

  it('shows what the server refuses at its field', async () => {
    server.answer = {
      status: 422,
      body: { message: 'Some fields need your attention.', issues: [{ field: first, message: 'Not this one' }] },
    };
    show(page, server.url);
    fillWell();
    press('Join Waitlist');
    await waitFor(() => expect(links()).toEqual([[`#${first}`, 'Not this one']]));
    expect(control(first).getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what was typed while the tab is open', () => {
    const { unmount } = show(page);
    fireEvent.change(control(first), { target: { value: 'Ada' } });
    unmount();
    show(page);
    expect(control(first).value).toBe('Ada');
  });
});
