import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { articles } from '../content/articles.ts';
import { cards } from '../content/cards.ts';
import { articleModules } from './article-modules.ts';
import { readArticles } from './read-articles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'articles-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(slug: string, id: number, date: string, more = ''): void {
  const head = `slug: ${slug}\nid: ${id}\ntitle: T\nsubtitle: S\nauthor: C.\ndate: ${date}\ncategory: general\n${more}`;
  writeFileSync(join(folder, `${slug}.md`), `---\n${head}\n---\nText of ${slug}.\n`);
}

describe('readArticles', () => {
  it('puts the newest first, and within a month goes by id', () => {
    write('youre-pretty-so-what', 3, 'December 2024');
    write('b', 2, 'December 2024');
    write('c', 1, 'November 2024');
    write('d', 10, 'January 2025');
    expect(readArticles(folder).map(({ slug }) => slug)).toEqual(['d', 'b', 'youre-pretty-so-what', 'c']);
  });

  it('names the mistakes of every file', () => {
    write('youre-pretty-so-what', 1, 'Dezember 2024');
    write('b', 2, '2024');
    expect(() => readArticles(folder)).toThrow(/b\.md: date .*\n.*youre-pretty-so-what\.md: date/);
  });

  it('refuses an id that is given twice, and a folder without the fallback', () => {
    write('b', 1, 'December 2024');
    expect(() => readArticles(folder)).toThrow('youre-pretty-so-what.md is missing');
    write('youre-pretty-so-what', 1, 'December 2024');
    expect(() => readArticles(folder)).toThrow('youre-pretty-so-what.md: id 1 belongs to b.md');
  });
});

describe('the house’s own articles', () => {
  const words = (slug: string) => JSON.stringify(articles.find((each) => each.slug === slug)?.body).split(/\s+/).length;

  it('are essays of 900 to 1,300 words', () => {
    for (const { slug } of articles) {
      expect(words(slug), slug).toBeGreaterThan(900);
      expect(words(slug), slug).toBeLessThan(1300);
    }
  });

  it('are on the cards, as far as they are listed, without their bodies', () => {
    expect(cards.map(({ slug }) => slug)).toEqual(articles.filter(({ listed }) => listed).map(({ slug }) => slug));
    for (const card of cards) expect(card).not.toHaveProperty('body');
  });
});

describe('articleModules', () => {
  /** The exported list of a generated module whose pictures stand for themselves. */
  const evaluate = (name: 'articles' | 'cards', source: string) => {
    const code = source.replace(/^import (\w+) from '([^']+)';$/gm, "const $1 = '$2';").replace('export ', '');
    return new Function(`${code}; return ${name};`)() as { slug: string }[];
  };

  it('write what the modules hold in Node', () => {
    const sources = readArticles().map((article) => ({ ...article, picture: null }));
    const expected = {
      articles: sources,
      cards: sources.filter(({ listed }) => listed).map(({ body: _, ...card }) => card),
    };
    expect(evaluate('articles', articleModules['articles.ts']?.(sources) ?? '')).toEqual(expected.articles);
    expect(evaluate('cards', articleModules['cards.ts']?.(sources) ?? '')).toEqual(expected.cards);
    expect(expected.cards.map(({ slug }) => slug)).toEqual(cards.map(({ slug }) => slug));
  });

  it('import each picture once, and leave the unlisted off the cards', () => {
    write('youre-pretty-so-what', 1, 'December 2024', 'picture: night-sea');
    write('b', 2, 'December 2024', 'picture: night-sea');
    write('c', 18, 'December 2024', 'listed: false');
    const source = articleModules['cards.ts']?.(readArticles(folder)) ?? '';
    expect(source.match(/^import /gm)).toHaveLength(1);
    expect(evaluate('cards', source)).toMatchObject([
      { slug: 'youre-pretty-so-what', picture: '@clandor/imagery/pictures/night-sea' },
      { slug: 'b', picture: '@clandor/imagery/pictures/night-sea' },
    ]);
  });
});
