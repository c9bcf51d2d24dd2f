import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { FALLBACK_SLUG } from '../../content/article.ts';
import { articles } from '../../content/articles.ts';
import { relatedTo } from '../../content/related.ts';
import { ArticleBody } from './article-body.tsx';
import { findArticle } from './find-article.ts';
import ArticlePage, { head } from './page.tsx';

afterEach(cleanup);

const visit = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/:language?/editorial/:slug" element={<ArticlePage />} />
      </Routes>
    </MemoryRouter>,
  );
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('/editorial/{slug}', () => {
  it.each(articles.map((article) => [article.slug, article] as const))('%s has all its parts', (slug, article) => {
    const { container } = visit(`/editorial/${slug}`);
    expect(title()).toBe(article.title);
    expect(container.textContent).toContain(article.subtitle);
    expect(container.textContent).toContain(`Written by ${article.author} · ${article.date}`);
    expect(container.querySelectorAll('hr').length).toBe(article.body.filter(({ kind }) => kind === 'divider').length);
    for (const link of screen.getAllByRole('link', { name: 'Back to Editorial' })) {
      expect(link.getAttribute('href')).toBe('/editorial');
    }
  });

  it('shows the first three related articles, in their order', () => {
    visit('/editorial/why-clandor-requires-ndas');
    const shown = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const related = relatedTo('why-clandor-requires-ndas', articles);
    expect(shown).toEqual(related.slice(0, 3).map((each) => each.title));
    expect(shown).toHaveLength(3);
  });

  it('falls back for an unknown slug, and names the fallback’s address as the one that counts', () => {
    visit('/editorial/nothing-here');
    expect(title()).toBe(findArticle(FALLBACK_SLUG, articles).title);
    expect(head({ slug: 'nothing-here' })).toMatchObject({
      title: findArticle(FALLBACK_SLUG, articles).title,
      canonical: `/editorial/${FALLBACK_SLUG}`,
    });
  });
});

describe('ArticleBody', () => {
  it('draws text as text, never as markup', () => {
    const { container } = render(
      <ArticleBody
        blocks={[
          {
            kind: 'paragraph',
            text: ['<b>a</b> & ', { mark: 'strong', children: ['b ', { mark: 'em', children: ['c'] }] }],
          },
          { kind: 'subheading', text: ['d'] },
          { kind: 'divider' },
          { kind: 'list', items: [['e'], ['f']] },
        ]}
      />,
    );
    const inside = container.firstElementChild?.innerHTML;
    expect(inside).toBe(
      '<p>&lt;b&gt;a&lt;/b&gt; &amp; <strong>b <em>c</em></strong></p><h2>d</h2><hr><ul><li>e</li><li>f</li></ul>',
    );
  });
});
