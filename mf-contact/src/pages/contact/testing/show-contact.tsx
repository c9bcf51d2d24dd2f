import { control, fill } from '@clandor/testing/form-in-page';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import ContactPage from '../page.tsx';

/** The page at an address, in a router that shows where it is: `screen.getByTestId('at')`. */
export const showContact = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <main>
        <Routes>
          <Route path="/contact/:department?" element={<ContactPage />} />
        </Routes>
      </main>
      <At />
    </MemoryRouter>,
  );

function At() {
  return <output data-testid="at">{useLocation().pathname}</output>;
}

export const at = () => screen.getByTestId('at').textContent;

export const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^SUBMIT/ });
export const submit = () => fireEvent.click(submitButton());

/** What passes, as the payload has it too. */
export const GOOD = {
  salutation: 'Ms.',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  country: 'Italy',
  countryCode: '+39',
  source: 'Podcast Mention',
  message: 'I would like to write about the club.',
};

export function fillWell(): void {
  fill(GOOD);
  if (!control('agreeTerms').checked) fireEvent.click(control('agreeTerms'));
}
