import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { headings, show, target } from '../../testing/show.tsx';
import AboutPage from './page.tsx';

afterEach(cleanup);

it('is titled About and the club’s name, and leads to its three places', () => {
  show(AboutPage);
  expect(headings(1)).toEqual(['About Clandor']);
  expect(target('Apply for Membership')).toBe('/membership');
  expect(target('Review Criteria')).toBe('/membership-criteria');
  expect(target('Explore the Platform')).toBe('/explore-platform');
  expect(document.body.textContent).toContain('not a sugar-dating platform');
});
