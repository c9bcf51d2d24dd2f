import { describe, expect, it } from 'vitest';
import { parseInline } from './parse-inline.ts';

const em = (...children: unknown[]) => ({ mark: 'em', children });
const strong = (...children: unknown[]) => ({ mark: 'strong', children });

describe('parseInline', () => {
  it.each([
    ['plain text', ['plain text']],
    ['', []],
    ['a *b* c', ['a ', em('b'), ' c']],
    ['a _b_ c', ['a ', em('b'), ' c']],
    ['**a** and **b**', [strong('a'), ' and ', strong('b')]],
    ['**bold *both***', [strong('bold ', em('both'))]],
    ['*it **both***', [em('it ', strong('both'))]],
    ['***both***', [strong(em('both'))]],
    ['*it **both** it*', [em('it ', strong('both'), ' it')]],
    ['*a*, *b*', [em('a'), ', ', em('b')]],
    ['(*a*)', ['(', em('a'), ')']],
    ['five * three * two', ['five * three * two']],
    ['5 ** 3', ['5 ** 3']],
    ['a snake_case_word', ['a snake_case_word']],
    ['\\*not so\\*', ['*not so*']],
    ['*a \\* b*', [em('a * b')]],
    ['<b>no tag</b> & no entity', ['<b>no tag</b> & no entity']],
  ])('%s', (text, nodes) => {
    expect(parseInline(text)).toEqual(nodes);
  });

  it.each(['an *open end', 'an **open end', 'a **wrong* end', 'a *gap before *the end'])('refuses %s', (text) => {
    expect(() => parseInline(text)).toThrow('is opened and not closed');
  });
});
