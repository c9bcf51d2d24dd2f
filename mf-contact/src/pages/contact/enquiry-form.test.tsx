import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft } from './draft-memory.ts';
import { EnquiryPage } from './enquiry-page.tsx';
import type { KnownDepartment } from './known-department.ts';

const PRESS: KnownDepartment = { id: 'press', title: 'Press & Media' };

/** A server that answers as it is told and keeps what it was sent. */
let server: Server;
let received: { body: Record<string, unknown>; key: string | undefined }[];
let answer: { status: number; body: unknown };

beforeEach(async () => {
  received = [];
  answer = { status: 201, body: { reference: 'CL-7K2M-Q9XD' } };
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Headers', 'content-type, idempotency-key, cache-control, pragma, expires');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      received.push({ body: JSON.parse(text), key: request.headers['idempotency-key'] as string | undefined });
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window.location.href = `http://127.0.0.1:${(server.address() as AddressInfo).port}/contact/press`;
  forgetDraft();
  document.title = 'Contact Press & Media';
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/contact/press']}>
        <EnquiryPage department={PRESS} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const fill = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(control(name), { target: { value } });
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'SUBMIT ENQUIRY' }));

const GOOD = {
  salutation: 'Ms.',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  country: 'Italy',
  countryCode: '+39',
  source: 'Podcast Mention',
  message: 'I would like to write about the club.',
};
const fillWell = () => {
  fill(GOOD);
  fireEvent.click(control('agreeTerms'));
};

describe('the enquiry form', () => {
  it('names every failed field, at the field and in a summary that takes the focus', async () => {
    show();
    submit();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const messages = [
      'Please select a salutation',
      'First name is required',
      'Last name is required',
      'Invalid email address',
      'Please select your country',
      'Please select country code',
      'Please select how you heard about us',
      'Please provide a detailed message',
      'You must agree to the terms and conditions',
    ];
    for (const message of messages) expect(screen.getAllByText(message), message).toHaveLength(2);
    expect(control('email').getAttribute('aria-invalid')).toBe('true');
    expect(
      document.getElementById(control('email').getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
    ).toContain('Invalid email address');
    expect(document.title).toBe('Error: Contact Press & Media');
    expect(received).toEqual([]);
  });

  it('sends the payload of the specification once, and says thank you with the reference', async () => {
    show();
    fillWell();
    submit();
    expect(await screen.findByRole('heading', { name: 'Enquiry Submitted' })).toBeDefined();
    expect(screen.getByText(/Press & Media/)).toBeDefined();
    expect(screen.getByText('CL-7K2M-Q9XD')).toBeDefined();
    expect(screen.getByRole('link', { name: 'RETURN TO CONTACT' }).getAttribute('href')).toBe('/contact');
    expect(received).toHaveLength(1);
    expect(received[0]?.body).toEqual({
      ...GOOD,
      phone: '',
      subject: 'Press & Media Inquiry',
      department: 'Press & Media',
      formType: 'press',
      subscribeUpdates: false,
    });
    expect(received[0]?.key).toMatch(/^[\w-]{16,}$/);
  });

  it.each([500, 503, 429])(
    'after a %i keeps everything that was typed, says so, and can be sent again with the same key',
    async (status) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      answer = { status, body: { message: 'no' } };
      show();
      fillWell();
      submit();
      await screen.findByText(/Your enquiry was not sent/);
      expect(control('firstName').value).toBe('Ada');
      expect(screen.queryByRole('heading', { name: 'Enquiry Submitted' })).toBeNull();
      answer = { status: 201, body: { reference: 'CL-AAAA-BBBB' } };
      submit();
      await screen.findByRole('heading', { name: 'Enquiry Submitted' });
      expect(received[1]?.key).toBe(received[0]?.key);
    },
  );

  it('says nothing of the visitor in the console', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    answer = { status: 500, body: {} };
    show();
    fillWell();
    submit();
    await screen.findByText(/Your enquiry was not sent/);
    expect(log.mock.calls).toEqual([['Failed to submit form', 500]]);
  });

  it('shows what the server refused at the field', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answer = { status: 422, body: { message: 'no', issues: [{ field: 'email', message: 'Invalid email address' }] } };
    show();
    fillWell();
    submit();
    await waitFor(() => expect(screen.getAllByText('Invalid email address')).toHaveLength(2));
  });

  it('remembers what was typed when the visitor comes back', () => {
    const { unmount } = show();
    fill({ firstName: 'Ada' });
    unmount();
    show();
    expect(control('firstName').value).toBe('Ada');
  });
});
