import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cards } from '../content/cards.ts';
import { articles } from './articles.ts';
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

  it('are essays of 700 to 1,400 words', () => {
    for (const { slug } of articles) {
      expect(words(slug), slug).toBeGreaterThan(700);
      expect(words(slug), slug).toBeLessThan(1400);
    }
  });

  it('are on the cards, as far as they are listed, without their bodies', () => {
    expect(cards.map(({ slug }) => slug)).toEqual(articles.filter(({ listed }) => listed).map(({ slug }) => slug));
    for (const card of cards) expect(card).not.toHaveProperty('body');
  });
});
