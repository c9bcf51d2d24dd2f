import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { headings, show, target } from '../../testing/show.tsx';
import LoginPage from './page.tsx';

afterEach(cleanup);

it('says that access is coming soon, asks for nothing, and leads to contact', () => {
  show(LoginPage);
  expect(headings(1)).toEqual(['Access is coming soon']);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(target('Contact Membership')).toBe('/contact');
});
