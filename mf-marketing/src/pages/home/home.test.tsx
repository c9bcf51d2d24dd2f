import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import HomePage from './page.tsx';

afterEach(cleanup);
const show = () =>
  render(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  );
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('has the title, tagline and sections of the specification', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 1 }).map((each) => each.textContent)).toEqual(['Clandor']);
  expect(screen.getByText('Where extraordinary people connect in exceptional settings')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Curated Experiences',
    'Our Services',
    'White Glove Service',
    'Built With Intention',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Luxury Travel',
    'Fine Dining',
    'Cultural Events',
    'Premium Introductions',
    'Concierge Services',
    'Travel Planning',
    'Absolute Discretion',
    'Global Network',
    '24/7 Support',
  ]);
});

it('leads where the specification says', () => {
  show();
  expect(target('Request Access')).toBe('/membership');
  expect(target('Meet the Founder')).toBe('/meet-the-founder');
  const more = screen.getAllByRole('link', { name: /^Learn More/ });
  expect(more.map((link) => link.getAttribute('href'))).toEqual(['/services', '/services', '/services']);
});
