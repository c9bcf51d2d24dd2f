import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cards } from '../../content/cards.ts';
import { articlesFor, filterNamed, filtersOf } from './filters.ts';
import EditorialPage from './page.tsx';

afterEach(cleanup);

function visit(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <EditorialPage /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const titlesFor = (category: string) => cards.filter((card) => card.category === category).map(({ title }) => title);

describe('/editorial', () => {
  it('counts its tabs from the list', () => {
    visit('/editorial');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/\s+/, ' '))).toEqual([
      `All Articles ${cards.length}`,
      `For Ladies ${titlesFor('ladies').length}`,
      `For Gentlemen ${titlesFor('gentlemen').length}`,
      `For Couples ${titlesFor('couples').length}`,
      `General ${titlesFor('general').length}`,
    ]);
  });

  it('begins with all articles, each a link to its page with its byline', () => {
    visit('/editorial');
    expect(selected()).toContain('All Articles');
    expect(titles()).toEqual(cards.map(({ title }) => title));
    for (const card of cards) {
      const link = screen.getByRole('link', { name: card.title });
      expect(link.getAttribute('href')).toBe(`/editorial/${card.slug}`);
      const article = within(link.closest('article') ?? link);
      article.getByText(card.subtitle);
      article.getByText(`Written by ${card.author} · ${card.date}`);
    }
  });

  it('keeps the chosen filter in the address', async () => {
    const router = visit('/editorial?from=home');
    fireEvent.click(screen.getByRole('tab', { name: /For Ladies/ }));
    await vi.waitFor(() => expect(titles()).toEqual(titlesFor('ladies')), { timeout: 15_000 });
    expect(router.state.location.search).toBe('?from=home&for=ladies');
    fireEvent.click(screen.getByRole('tab', { name: /All Articles/ }));
    await vi.waitFor(() => expect(titles()).toHaveLength(cards.length), { timeout: 15_000 });
    expect(router.state.location.search).toBe('?from=home');
  });

  it('takes the filter from the address in the browser', () => {
    visit('/editorial?for=couples');
    expect(selected()).toContain('For Couples');
    expect(titles()).toEqual(titlesFor('couples'));
  });

  it('is the same page for every query on the server, so that it hydrates without a mismatch', () => {
    const page = (address: string) =>
      renderToString(
        <MemoryRouter initialEntries={[address]}>
          <EditorialPage />
        </MemoryRouter>,
      );
    expect(page('/editorial?for=couples')).toBe(page('/editorial'));
  });
});

describe('filters', () => {
  it('know no other value than the categories', () => {
    expect(['ladies', 'all', 'nobody', '', null].map(filterNamed)).toEqual(['ladies', 'all', 'all', 'all', 'all']);
  });

  it('count nothing in an empty list', () => {
    expect(filtersOf([]).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
    expect(articlesFor('general', [])).toEqual([]);
  });
});
