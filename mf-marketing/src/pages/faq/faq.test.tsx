import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QUESTIONS } from '../../content/questions.ts';
import { headings, show } from '../../testing/show.tsx';
import FaqPage, { head } from './page.tsx';

afterEach(cleanup);
const triggers = () => screen.getAllByRole('button');
const open = () => triggers().filter((each) => each.getAttribute('aria-expanded') === 'true');

it('has its title, subtitle and eleven questions', () => {
  show(FaqPage);
  expect(headings(1)).toEqual(['Frequently Asked Questions']);
  expect(screen.getByText('Private Membership. Selectively Granted.')).toBeDefined();
  expect(triggers()).toHaveLength(11);
  expect(open()).toEqual([]);
});

it('opens one at a time, and closes it again', () => {
  show(FaqPage);
  const [first, second] = triggers() as [HTMLElement, HTMLElement];
  fireEvent.click(first);
  expect(open()).toEqual([first]);
  fireEvent.click(second);
  expect(open()).toEqual([second]);
  fireEvent.click(second);
  expect(open()).toEqual([]);
});

it('leads to the privacy policy, to non-member inquiries, and nowhere from Prep', () => {
  show(FaqPage);
  const link = (text: string) => screen.getByText(text);
  expect(link('Privacy Policy').getAttribute('href')).toBe('/privacy-policy');
  expect(link('non-member inquiries').getAttribute('href')).toBe('mailto:membership@clandor.example');
  expect(link('Learn about Prep').hasAttribute('href')).toBe(false);
});

it('tells search engines the same eleven questions and answers', () => {
  const [page] = head.structuredData ?? [];
  expect(page?.['@type']).toBe('FAQPage');
  const entities = page?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(entities.map(({ name }) => name)).toEqual(QUESTIONS.map(({ question }) => question));
  show(FaqPage);
  const written = (text: string | null) => (text ?? '').replace(/\s/g, '');
  for (const { name, acceptedAnswer } of entities) {
    fireEvent.click(screen.getByRole('button', { name }));
    const panel = screen.getByRole('region', { name });
    expect(written(panel.textContent)).toBe(written(acceptedAnswer.text));
  }
});
