import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { headings, show, target } from '../../testing/show.tsx';
import MeetTheFounderPage from './page.tsx';

afterEach(cleanup);

it('is a signed letter with the way to apply below it', () => {
  show(MeetTheFounderPage);
  expect(headings(1)).toEqual(['Meet the Founder']);
  const letter = screen.getByRole('article', { name: 'A letter from the founder' });
  expect(letter.textContent).toContain('I review every woman’s membership myself');
  expect(letter.textContent).toMatch(/The FounderClandor$/);
  expect(target('Apply for Membership')).toBe('/membership');
});
