import { control, fill } from '@clandor/testing/form-in-page';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enquiryMemory } from './draft-memory.ts';
import { fillWell, showContact, submit, submitButton } from './testing/show-contact.tsx';

beforeEach(() => {
  enquiryMemory.forget();
  document.title = 'Contact Press & Media · Clandor';
});
afterEach(cleanup);

const MESSAGES = {
  salutation: 'Please select a salutation',
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Invalid email address',
  country: 'Please select your country',
  countryCode: 'Please select country code',
  source: 'Please select how you heard about us',
  message: 'Please provide a detailed message',
  agreeTerms: 'You must agree to the terms and conditions',
};

/** What a screen reader says of a control beside its name. */
const descriptionOf = (name: string) =>
  (control(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('the rules of the enquiry form (spec section 5)', () => {
  it('names every failed field, in order, in a summary that takes the focus', async () => {
    showContact('/contact/press');
    submit();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      Object.entries(MESSAGES).map(([name, message]) => [`#${name}`, message]),
    );
    fireEvent.click(links[3] as HTMLElement);
    expect(document.activeElement).toBe(control('email'));
  });

  it.each(Object.entries(MESSAGES))('%s: "%s" stands at the field', async (name, message) => {
    showContact('/contact/press');
    fillWell();
    if (name === 'agreeTerms') fireEvent.click(control(name));
    else fill({ [name]: '' });
    submit();
    await waitFor(() => expect(descriptionOf(name)).toContain(message));
    expect(control(name).getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelectorAll('main [aria-invalid="true"]')).toHaveLength(1);
  });

  it.each([
    ['firstName', 'A', 'Al'],
    ['lastName', 'B', 'Bo'],
    ['email', 'ada@', 'ada@example.com'],
    ['message', 'nineteen characters', 'twenty characters ok'],
  ])('%s: %j is refused, %j is not, and the error goes as it is typed', async (name, wrong, right) => {
    showContact('/contact/press');
    fillWell();
    fill({ [name]: wrong });
    submit();
    await waitFor(() => expect(control(name).getAttribute('aria-invalid')).toBe('true'));
    fill({ [name]: right });
    await waitFor(() => expect(control(name).getAttribute('aria-invalid')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says nothing before the first submit', async () => {
    showContact('/contact/press');
    fill({ email: 'ada@' });
    fireEvent.blur(control('email'));
    await Promise.resolve();
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    expect(document.title).toBe('Contact Press & Media · Clandor');
  });

  it('puts "Error: " before the page’s title while something is wrong', async () => {
    const { unmount } = showContact('/contact/press');
    fillWell();
    fill({ email: 'ada@' });
    submit();
    await waitFor(() => expect(document.title).toBe('Error: Contact Press & Media · Clandor'));
    fill({ email: 'ada@example.com' });
    await waitFor(() => expect(document.title).toBe('Contact Press & Media · Clandor'));
    fill({ email: 'ada@' });
    await waitFor(() => expect(document.title).toMatch(/^Error: /));
    // The shell has gone on to another page by the time this one is taken away.
    document.title = 'About · Clandor';
    unmount();
    expect(document.title).toBe('About · Clandor');
  });
});

describe('the fields', () => {
  it('have the names of the specification as name and id, labels, and what autofill needs', () => {
    showContact('/contact/press');
    const autofill = {
      salutation: 'honorific-prefix',
      firstName: 'given-name',
      lastName: 'family-name',
      email: 'email',
      country: 'country-name',
      countryCode: 'tel-country-code',
      phoneNumber: 'tel-national',
      source: null,
      message: null,
      subscribeUpdates: null,
      agreeTerms: null,
      leaveEmpty: 'off',
    };
    const controls = [...document.querySelectorAll<HTMLInputElement>('main form :is(input, select, textarea)')];
    expect(controls.map(({ name }) => name)).toEqual(Object.keys(autofill));
    for (const field of controls) {
      expect(field.id).toBe(field.name);
      expect(field.labels?.[0]?.textContent, field.name).toBeTruthy();
      expect(field.getAttribute('autocomplete'), field.name).toBe(autofill[field.name as keyof typeof autofill]);
    }
    expect(control('email').inputMode).toBe('email');
    expect(control('phoneNumber').type).toBe('tel');
  });

  it('offer the options of the specification', () => {
    showContact('/contact/press');
    const values = (name: string) => [...control(name).querySelectorAll('option')].map(({ value }) => value);
    expect(values('salutation')).toEqual(['', 'Mr.', 'Ms.', 'Mrs.', 'Dr.', 'None']);
    expect(values('source')).toHaveLength(10);
    expect(values('countryCode').filter((value) => value === '+1')).toHaveLength(2);
    expect(values('country').length).toBeGreaterThanOrEqual(195);
  });

  it('link the terms and the privacy policy from the agreement, both boxes unticked', () => {
    showContact('/contact/press');
    const hrefs = [...(control('agreeTerms').labels?.[0]?.querySelectorAll('a') ?? [])].map((a) =>
      a.getAttribute('href'),
    );
    expect(hrefs).toEqual(['/terms-of-service', '/privacy-policy']);
    expect(control('agreeTerms').checked).toBe(false);
    expect(control('subscribeUpdates').checked).toBe(false);
    expect(submitButton().disabled).toBe(false);
  });

  it('remember what was typed, in this tab and for every department, and nowhere else', () => {
    const { unmount } = showContact('/contact/press');
    fillWell();
    unmount();
    showContact('/contact/founder');
    expect(control('firstName').value).toBe('Ada');
    expect(control('country').value).toBe('Italy');
    expect(control('agreeTerms').checked).toBe(true);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });
});
