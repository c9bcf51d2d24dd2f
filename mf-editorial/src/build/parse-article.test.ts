import { describe, expect, it } from 'vitest';
import { parseArticle } from './parse-article.ts';

const head = {
  slug: 'a-title',
  id: '4',
  title: 'A Title: Its Colon',
  subtitle: 'A subtitle.',
  author: 'C.',
  date: 'December 2024',
  category: 'general',
};
const file = (changes: Record<string, string | undefined> = {}, body = 'Text.') => {
  const lines = Object.entries({ ...head, ...changes }).filter(([, value]) => value !== undefined);
  return `---\n${lines.map(([key, value]) => `${key}: ${value}`).join('\n')}\n---\n${body}\n`;
};

describe('parseArticle', () => {
  it('reads front matter and body', () => {
    expect(parseArticle('a-title', file())).toEqual({
      ...head,
      id: 4,
      picture: null,
      listed: true,
      body: [{ kind: 'paragraph', text: ['Text.'] }],
    });
  });

  it('reads what may be left out, and files from Windows', () => {
    const source = file({ picture: 'night-sea', listed: 'false' }).replaceAll('\n', '\r\n');
    expect(parseArticle('a-title', source)).toMatchObject({ picture: 'night-sea', listed: false });
  });

  it.each([
    [{ slug: 'another' }, 'slug must be the file’s name, not another'],
    [{ slug: 'A Title' }, 'slug must be words of small letters'],
    [{ id: 'four' }, 'id must be a number'],
    [{ id: '0' }, 'id '],
    [{ title: undefined }, 'title '],
    [{ subtitle: '' }, 'subtitle must not be empty'],
    [{ title: "It's straight" }, 'title takes typographic quotes'],
    [{ date: '2024-12' }, 'date must be month and year, as in December 2024'],
    [{ category: 'men' }, 'category must be one of ladies, gentlemen, couples, general'],
    [{ listed: 'no' }, 'listed must be true or false'],
    [{ auther: 'C.' }, 'auther'],
  ])('refuses %j', (changes, message) => {
    expect(() => parseArticle('a-title', file(changes))).toThrow(`a-title.md: ${message}`.split(' ')[0]);
    expect(() => parseArticle('a-title', file(changes))).toThrow(message);
  });

  it.each([
    ['', 'the body is empty'],
    ['An *open end', 'is opened and not closed'],
    ['It said "no".', 'the body takes typographic quotes'],
  ])('refuses the body “%s”', (body, message) => {
    expect(() => parseArticle('a-title', file({}, body))).toThrow(message);
  });

  it('names every mistake at once', () => {
    expect(() => parseArticle('a-title', file({ id: 'x', date: 'y' }, ''))).toThrow(
      /id .*; date .*; the body|the body.*id .*; date/s,
    );
  });

  it('refuses a file without front matter, a line without a colon and a key given twice', () => {
    expect(() => parseArticle('a-title', 'Text.')).toThrow('begins with front matter');
    expect(() => parseArticle('a-title', file({ author: 'C.\nnonsense' }))).toThrow('“nonsense” is not key: value');
    expect(() => parseArticle('a-title', file({ author: 'C.\nauthor: D.' }))).toThrow('author stands twice');
  });
});
