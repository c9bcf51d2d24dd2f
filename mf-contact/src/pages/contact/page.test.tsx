import { DEPARTMENTS } from '@clandor/schemas/departments';
import { control } from '@clandor/testing/form-in-page';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import { head } from './page.tsx';
import { at, showContact } from './testing/show-contact.tsx';

afterEach(cleanup);

const FOOTER = ['Genuine enquiries only.', 'Next steps are shared upon review and approval.'];

describe('/contact', () => {
  it.each(['/contact', '/contact/nobody', '/contact/general'])('%s is the selection', (address) => {
    showContact(address);
    expect(screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent)).toEqual(['Make an Enquiry']);
    expect([...control('department').querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Please select...',
      'Membership',
      'Strategic Partnerships',
      'Press & Media',
      'Advertising',
      'Careers',
      'Support & Technical',
      "Founder's Office, Private",
    ]);
    for (const text of FOOTER) expect(screen.getByText(text)).toBeDefined();
  });

  it('has a plain link to each department', () => {
    showContact('/contact');
    const links = within(screen.getByRole('navigation', { name: 'Departments' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(DEPARTMENTS.map(({ id }) => `/contact/${id}`));
  });

  it.each(DEPARTMENTS)('/contact/$id is the form of $title', ({ id, title }) => {
    showContact(`/contact/${id}`);
    expect(screen.getByRole('heading', { level: 1, name: `Contact ${title}` })).toBeDefined();
    expect(screen.getByRole('form', { name: `Contact ${title}` })).toBeDefined();
    for (const text of FOOTER) expect(screen.getByText(text)).toBeDefined();
  });
});

describe('the dropdown', () => {
  const choose = (value: string) => fireEvent.change(control('department'), { target: { value } });
  const press = (key: string, init = {}) => fireEvent.keyDown(control('department'), { key, ...init });

  it('goes to the form of what is picked', () => {
    showContact('/contact');
    fireEvent.pointerDown(control('department'));
    choose('press');
    expect(at()).toBe('/contact/press');
  });

  it('goes nowhere for the placeholder', () => {
    showContact('/contact');
    choose('');
    expect(at()).toBe('/contact');
  });

  it.each(['ArrowDown', 'ArrowUp', 'End', 'PageDown', 's'])(
    'passed through with %s only offers, until Enter',
    (key) => {
      showContact('/contact');
      press(key);
      choose('support');
      expect(at()).toBe('/contact');
      expect(screen.getByRole('link', { name: 'Continue to Support & Technical' }).getAttribute('href')).toBe(
        '/contact/support',
      );
      press('Enter');
      expect(at()).toBe('/contact/support');
    },
  );

  it.each([
    [' ', {}],
    ['ArrowDown', { altKey: true }],
  ])('opened with %j %j goes at once to what is picked with Enter', (key, init) => {
    showContact('/contact');
    press(key, init);
    choose('careers');
    expect(at()).toBe('/contact/careers');
  });

  it('goes at once for a pointer after keys', () => {
    showContact('/contact');
    press('ArrowDown');
    choose('membership');
    fireEvent.pointerDown(control('department'));
    choose('founder');
    expect(at()).toBe('/contact/founder');
  });

  it('does nothing on Enter before a choice', () => {
    showContact('/contact');
    press('Enter');
    expect(at()).toBe('/contact');
  });
});

describe('what the page says of itself', () => {
  const headOf = (department?: string) => (typeof head === 'function' ? head({ department }) : head);

  it('names the department, and counts an unknown one as the selection', () => {
    expect(headOf('press')).toMatchObject({ title: 'Contact Press & Media' });
    expect(headOf('press').canonical).toBeUndefined();
    expect(headOf('nobody')).toMatchObject({ title: 'Make an Enquiry', canonical: '/contact' });
  });

  it('is rendered ahead for the selection and the seven departments', () => {
    expect(routes.find(({ page }) => page === 'contact')?.paths).toEqual([
      '/contact',
      ...DEPARTMENTS.map(({ id }) => `/contact/${id}`),
    ]);
  });
});
