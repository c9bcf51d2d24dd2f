import { describe, expect, it } from 'vitest';
import { relatedTo } from './related.ts';

const article = (id: number, listed = true) => ({ slug: `article-${id}`, id, listed });
const twenty = Array.from({ length: 20 }, (_, at) => article(at + 1));
const slugs = (from: string, articles = twenty) => relatedTo(from, articles).map(({ slug }) => slug);

describe('relatedTo', () => {
  it('gives every other article once', () => {
    const others = slugs('article-7');
    expect(others).toHaveLength(19);
    expect(new Set(others).size).toBe(19);
    expect(others).not.toContain('article-7');
  });

  it('gives the same order each time, whatever the order of the list', () => {
    expect(slugs('article-7')).toEqual(slugs('article-7'));
    expect(slugs('article-7', twenty.toReversed())).toEqual(slugs('article-7'));
  });

  it('stays as it was first released', () => {
    expect(slugs('article-7').slice(0, 3)).toMatchInlineSnapshot(`
      [
        "article-16",
        "article-14",
        "article-19",
      ]
    `);
  });

  it('differs from slug to slug, and lets every article have its turn', () => {
    const firstThrees = twenty.map(({ slug }) => slugs(slug).slice(0, 3));
    expect(new Set(firstThrees.map(String)).size).toBe(20);
    expect(new Set(firstThrees.flat()).size).toBeGreaterThan(15);
  });

  it('leaves out what is not listed, and gives such an article its own', () => {
    const articles = [...twenty, article(21, false)];
    expect(slugs('article-7', articles)).toEqual(slugs('article-7'));
    expect(slugs('article-21', articles)).toHaveLength(20);
  });
});
