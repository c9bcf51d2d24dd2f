import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { articles } from '../../build/articles.ts';
import { FALLBACK_SLUG } from '../../content/article.ts';
import { articlePageData } from '../../content/article-page.ts';
import { relatedTo } from '../../content/related.ts';
import { ArticleBody } from './article-body.tsx';
import { articlePage } from './article-page.tsx';
import FallbackPage, { head } from './page.tsx';

afterEach(cleanup);

function visit(slug: string) {
  const { default: ArticlePage } = articlePage(articlePageData(slug, articles));
  return render(
    <MemoryRouter>
      <ArticlePage />
    </MemoryRouter>,
  );
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('/editorial/{slug}', () => {
  it.each(articles.map((article) => [article.slug, article] as const))('%s has all its parts', (slug, article) => {
    const { container } = visit(slug);
    expect(title()).toBe(article.title);
    expect(container.textContent).toContain(article.subtitle);
    expect(container.textContent).toContain(`Written by ${article.author} · ${article.date}`);
    expect(container.querySelectorAll('hr').length).toBe(article.body.filter(({ kind }) => kind === 'divider').length);
    for (const link of screen.getAllByRole('link', { name: 'Back to Editorial' })) {
      expect(link.getAttribute('href')).toBe('/editorial');
    }
  });

  it('shows the first three related articles, in their order', () => {
    visit('why-clandor-requires-ndas');
    const shown = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const related = relatedTo('why-clandor-requires-ndas', articles);
    expect(shown).toEqual(related.slice(0, 3).map((each) => each.title));
    expect(shown).toHaveLength(3);
  });

  it('is, as it stands, the fallback under the fallback’s address', () => {
    render(
      <MemoryRouter>
        <FallbackPage />
      </MemoryRouter>,
    );
    const fallback = articles.find(({ slug }) => slug === FALLBACK_SLUG);
    expect(title()).toBe(fallback?.title);
    expect(head).toMatchObject({ title: fallback?.title, canonical: `/editorial/${FALLBACK_SLUG}` });
    expect(head.structuredData?.[0]).toMatchObject({ '@type': 'Article', datePublished: '2024-12' });
  });
});

it('keeps an article that is not listed from search engines, and only that', () => {
  const unlisted = articles.filter(({ slug }) => articlePage(articlePageData(slug, articles)).head.noindex);
  expect(unlisted.map(({ slug }) => slug)).toEqual(['casual-encounters']);
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
