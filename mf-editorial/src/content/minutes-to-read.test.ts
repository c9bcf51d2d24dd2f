import { expect, it } from 'vitest';
import { minutesToRead } from './minutes-to-read.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

it('counts the words of paragraphs, lists and what is set apart', () => {
  expect(
    minutesToRead([
      { kind: 'paragraph', text: [words(200), ' ', { mark: 'em', children: [words(20)] }] },
      { kind: 'divider' },
      { kind: 'list', items: [[words(110)], [words(110)]] },
    ]),
  ).toBe(2);
});

it('is at least a minute', () => expect(minutesToRead([{ kind: 'paragraph', text: ['Short.'] }])).toBe(1));
