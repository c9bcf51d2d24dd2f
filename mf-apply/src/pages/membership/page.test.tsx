import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import MembershipPage from './page.tsx';

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/membership']}>
      <MembershipPage />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const choose = (value: string) => {
  const radio = radios().find((each) => each.value === value);
  if (!radio) throw new Error(`no card ${value}`);
  fireEvent.click(radio);
};
const status = () => within(screen.getByRole('status'));

describe('/membership', () => {
  it('begins with nothing chosen', () => {
    expect(radios().map(({ value, checked }) => [value, checked])).toEqual([
      ['lady', false],
      ['gentleman', false],
      ['couple', false],
    ]);
    expect(screen.queryByText('Selected')).toBeNull();
    expect(status().queryByRole('link')).toBeNull();
  });

  it('titles its cards', () => {
    expect(screen.getAllByText('Invitation Request')).toHaveLength(1);
    expect(screen.getAllByText('Join Waitlist')).toHaveLength(2);
  });

  it.each([
    ['lady', 'Ladies Application Form', 'Request Invitation', '/ladies-application'],
    ['gentleman', 'Gentlemen Waitlist', 'Join Waitlist', '/gentlemen-application'],
    ['couple', 'Couples Waitlist', 'Join Waitlist', '/couples-application'],
  ])('%s leads to the right application', (value, title, button, address) => {
    choose(value);
    expect(radios().filter(({ checked }) => checked)).toHaveLength(1);
    expect(screen.getAllByText('Selected')).toHaveLength(1);
    status().getByRole('heading', { name: title });
    status().getByText(/reviewed in private/);
    expect(status().getByRole('link', { name: button }).getAttribute('href')).toBe(address);
  });

  it('shows one choice at a time', () => {
    choose('lady');
    choose('couple');
    expect(screen.getAllByText('Selected')).toHaveLength(1);
    expect(status().getAllByRole('link')).toHaveLength(1);
    expect(status().queryByText('Ladies Application Form')).toBeNull();
  });

  it('has plain links for those without scripts', () => {
    const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/ladies-application', '/gentlemen-application', '/couples-application']);
  });
});
