import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { headings, show, target } from '../../testing/show.tsx';
import MembershipCriteriaPage from './page.tsx';

afterEach(cleanup);
const items = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

it('has eleven items for gentlemen and couples, an age and ten items for ladies', () => {
  show(MembershipCriteriaPage);
  expect(headings(1)).toEqual(['Membership Criteria']);
  expect(headings(2)).toEqual(['Gentlemen & Couples', 'Ladies', 'Also to know']);
  expect(items('Requirements for gentlemen and couples')).toHaveLength(11);
  expect(items('Requirements for ladies')).toHaveLength(10);
  expect(screen.getByText('19–30')).toBeDefined();
  expect(target('Apply for Membership')).toBe('/membership');
});

it.each([
  '$5 million',
  'Heirs of globally recognised figures',
  'Audited financials',
  'For the last five years',
  'Background check',
  'A headshot, a full-body picture, one casual and one formal',
  'renewed every year',
  'Recent results',
  'deleted as soon as it is discovered',
  'prior approval',
])('states the rule of section 5: %s', (rule) => {
  show(MembershipCriteriaPage);
  expect(document.body.textContent).toContain(rule);
});
