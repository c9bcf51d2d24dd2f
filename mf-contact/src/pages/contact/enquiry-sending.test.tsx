import { control, fill } from '@clandor/testing/form-in-page';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { enquiryMemory } from './draft-memory.ts';
import { type EnquiryServer, STORED, startEnquiryServer } from './testing/enquiry-server.ts';
import { fillWell, GOOD, showContact, submit, submitButton } from './testing/show-contact.tsx';

let server: EnquiryServer;
let log: MockInstance<typeof console.error>;

beforeEach(async () => {
  server = await startEnquiryServer();
  window.location.href = `${server.url}/contact/press`;
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
  enquiryMemory.forget();
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await server.stop();
});

const submitted = () => screen.findByRole('heading', { level: 1, name: 'Enquiry Submitted' });
const notSent = () => screen.findByText(/^Your enquiry was not sent/);
const keyOf = (index: number) => server.received[index]?.headers['idempotency-key'];

describe('an enquiry that is taken', () => {
  it('is the payload of the specification, sent once', async () => {
    showContact('/contact/press');
    fillWell();
    submit();
    await submitted();
    expect(server.received).toHaveLength(1);
    const [{ method, path, headers, body } = {}] = server.received;
    expect([method, path, headers?.['content-type']]).toEqual(['POST', '/api/form-submit', 'application/json']);
    expect(keyOf(0)).toMatch(/^[\w-]{16,}$/);
    expect(body).toEqual({
      ...GOOD,
      phone: '',
      subject: 'Press & Media Inquiry',
      department: 'Press & Media',
      formType: 'press',
      subscribeUpdates: false,
    });
  });

  it('carries telephone and consent, and the founder’s department by its title', async () => {
    showContact('/contact/founder');
    fillWell();
    fill({ phoneNumber: ' 02 1234 567 ' });
    fireEvent.click(control('subscribeUpdates'));
    submit();
    await submitted();
    expect(server.received[0]?.body).toMatchObject({
      phone: '02 1234 567',
      subscribeUpdates: true,
      department: "Founder's Office, Private",
      formType: 'founder',
      subject: "Founder's Office, Private Inquiry",
    });
  });

  it('is thanked for, by department, with the promise, the reference and the way back; the heading has the focus', async () => {
    showContact('/contact/press');
    fillWell();
    submit();
    const heading = await submitted();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/Thank you for contacting Press & Media/)).toBeDefined();
    expect(screen.getByText(/within 1-2 business days/)).toBeDefined();
    expect(screen.getByText('CL-7K2M-Q9XD')).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'RETURN TO CONTACT' }));
    expect(await screen.findByRole('heading', { name: 'Make an Enquiry' })).toBeDefined();
  });

  it('is forgotten by the form', async () => {
    const { unmount } = showContact('/contact/press');
    fillWell();
    submit();
    await submitted();
    unmount();
    showContact('/contact/press');
    expect(control('firstName').value).toBe('');
  });

  it.each([
    ['no reference', { status: 200, body: {} }],
    ['null', { status: 200, body: null }],
  ])('is taken by its status alone: %s', async (_, answer) => {
    server.answer = answer;
    showContact('/contact/press');
    fillWell();
    submit();
    await submitted();
    expect(screen.queryByText('Your reference')).toBeNull();
  });

  it('is taken by its status alone: an answer that is no JSON', async () => {
    server.answer = (response) => response.writeHead(200).end('thanks');
    showContact('/contact/press');
    fillWell();
    submit();
    await submitted();
  });

  it('cannot be sent twice while it is on its way', async () => {
    let finish = () => {};
    server.answer = (response) => {
      finish = () => response.writeHead(201, { 'Content-Type': 'application/json' }).end(JSON.stringify(STORED.body));
    };
    showContact('/contact/press');
    fillWell();
    submit();
    await waitFor(() => expect(server.received).toHaveLength(1));
    expect(submitButton().textContent).toBe('SUBMITTING...');
    expect(submitButton().disabled).toBe(true);
    expect(screen.getByText('Your enquiry is being sent.')).toBeDefined();
    submit();
    finish();
    await submitted();
    expect(server.received).toHaveLength(1);
  });
});

describe('an enquiry that is not taken', () => {
  it.each([500, 503, 429, 413, 400])(
    'after a %i keeps what was typed, says so, and is retried under the same key',
    async (status) => {
      server.answer = { status, body: { message: 'no' } };
      showContact('/contact/press');
      fillWell();
      submit();
      await notSent();
      for (const [name, value] of Object.entries(GOOD)) expect(control(name).value, name).toBe(value);
      expect(submitButton().disabled).toBe(false);
      expect(submitButton().textContent).toBe('SUBMIT ENQUIRY');
      await waitFor(() => expect(document.activeElement).toBe(submitButton()));
      server.answer = STORED;
      submit();
      await submitted();
      expect(keyOf(1)).toBe(keyOf(0));
    },
  );

  it('is another enquiry once its text has changed', async () => {
    server.answer = { status: 500, body: {} };
    showContact('/contact/press');
    fillWell();
    submit();
    await notSent();
    fill({ message: 'I would like to write about the house.' });
    server.answer = STORED;
    submit();
    await submitted();
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  it('says that nobody could be reached, and logs no word of the visitor', async () => {
    server.answer = (response) => response.destroy();
    showContact('/contact/press');
    fillWell();
    submit();
    expect((await notSent()).textContent).toContain('we could not be reached');
    const [first, ...others] = log.mock.calls.filter(([text]) => text === 'Failed to submit form');
    expect(first).toHaveLength(2);
    expect(others).toEqual([]);
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/Ada|Byron|example\.com/);
  });

  it('logs the status and nothing of the answer', async () => {
    server.answer = { status: 500, body: { message: 'ada@example.com' } };
    showContact('/contact/press');
    fillWell();
    submit();
    await notSent();
    expect(log.mock.calls).toContainEqual(['Failed to submit form', 500]);
    expect(JSON.stringify(log.mock.calls)).not.toContain('ada@');
  });

  it('shows what the server refused at the field, and takes it again once corrected', async () => {
    const issues = [
      { field: 'phone', message: 'Please enter a phone number as text' },
      { field: 'email', message: 'Invalid email address' },
    ];
    server.answer = { status: 422, body: { message: 'no', issues } };
    showContact('/contact/press');
    fillWell();
    submit();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect([...summary.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual(['#email', '#phoneNumber']);
    expect((await notSent()).textContent).toContain('the fields named above');
    server.answer = STORED;
    submit();
    await submitted();
  });

  it('does not speak of fields when the server names none of the form’s', async () => {
    server.answer = { status: 422, body: { message: 'no', issues: [{ field: 'formType', message: 'Unknown' }] } };
    showContact('/contact/press');
    fillWell();
    submit();
    expect((await notSent()).textContent).not.toContain('fields named');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an enquiry whose answer was lost', () => {
  it('keeps its key when the visitor leaves the page and comes back, so that it is stored once', async () => {
    server.answer = (response) => response.destroy();
    showContact('/contact/press');
    fillWell();
    submit();
    await notSent();
    cleanup();
    server.answer = STORED;
    showContact('/contact/press');
    submit();
    await submitted();
    expect(server.received).toHaveLength(2);
    expect(keyOf(1)).toBe(keyOf(0));
  });

  it('and is another one once it was taken, even in the same words', async () => {
    showContact('/contact/press');
    fillWell();
    submit();
    await submitted();
    cleanup();
    showContact('/contact/press');
    fillWell();
    submit();
    await submitted();
    expect(keyOf(1)).not.toBe(keyOf(0));
  });
});
