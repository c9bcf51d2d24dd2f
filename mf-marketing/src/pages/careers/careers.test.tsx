import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { headings, show, target } from '../../testing/show.tsx';
import CareersPage from './page.tsx';

afterEach(cleanup);

it('says that the club is not hiring, and takes an interest', () => {
  show(CareersPage);
  expect(headings(1)).toEqual(['We are not hiring at the moment']);
  expect(target('Express Interest')).toBe('/contact');
});
