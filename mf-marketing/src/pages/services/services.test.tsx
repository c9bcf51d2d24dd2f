import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { headings, show, target } from '../../testing/show.tsx';
import ServicesPage from './page.tsx';

afterEach(cleanup);
const cards = (section: string) =>
  within(screen.getByRole('region', { name: section })).getAllByRole('heading', { level: 3 });

it('has its sections with as many cards as the specification says', () => {
  show(ServicesPage);
  expect(headings(1)).toEqual(['Our Services']);
  expect(headings(2)).toEqual([
    'Exclusive Access',
    'Introductions',
    'Travel',
    'Education & Career',
    'Restaurants & Nightlife',
    'Lifestyle Services',
    'Ask for what you need',
  ]);
  expect(cards('Exclusive Access')).toHaveLength(9);
  expect(cards('Introductions')).toHaveLength(3);
  expect(cards('Travel')).toHaveLength(3);
  expect(cards('Restaurants & Nightlife')).toHaveLength(3);
  // Four cards and the concierge.
  expect(cards('Lifestyle Services').map(({ textContent }) => textContent)).toHaveLength(5);
  expect(within(screen.getByRole('article', { name: '24/7 Global Concierge' })).getByText(/365 days/)).toBeDefined();
});

it('shows Education first, and Career when it is chosen, two cards each', () => {
  show(ServicesPage);
  const [education, career] = screen.getAllByRole('tab');
  expect([education?.textContent, career?.textContent]).toEqual(['Education', 'Career']);
  expect(education?.getAttribute('aria-selected')).toBe('true');
  const namesIn = (name: string) =>
    within(screen.getByRole('tabpanel', { name }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(namesIn('Education')).toEqual(['Etiquette & Presence', 'Languages & Culture']);
  fireEvent.click(career as HTMLElement);
  expect(career?.getAttribute('aria-selected')).toBe('true');
  expect(namesIn('Career')).toEqual(['Mentors', 'Doors That Open']);
});

it('ends with the way in, for those who apply and those who are members', () => {
  show(ServicesPage);
  expect(target('Request Membership')).toBe('/membership');
  expect(target('Log in')).toBe('/login');
});
