import { describe, expect, it } from 'vitest';
import { parseBody } from './parse-body.ts';

const paragraph = (...text: unknown[]) => ({ kind: 'paragraph', text });
const subheading = (...text: unknown[]) => ({ kind: 'subheading', text });
const divider = { kind: 'divider' };

describe('parseBody', () => {
  it('takes paragraphs apart at blank lines, whatever is in them and however many', () => {
    expect(parseBody('\n\none\n\n\n \t\ntwo\r\n\r\nthree\n')).toEqual([
      paragraph('one'),
      paragraph('two'),
      paragraph('three'),
    ]);
  });

  it('joins the lines of one paragraph', () => {
    expect(parseBody('one *line\nand* the next')).toEqual([
      paragraph('one ', { mark: 'em', children: ['line and'] }, ' the next'),
    ]);
  });

  it('takes a paragraph in double asterisks for a subheading', () => {
    expect(parseBody('**What it *buys***')).toEqual([subheading('What it ', { mark: 'em', children: ['buys'] })]);
  });

  it('but not one that only begins and ends with bold words', () => {
    expect(parseBody('**a** and **b**')).toEqual([
      paragraph({ mark: 'strong', children: ['a'] }, ' and ', { mark: 'strong', children: ['b'] }),
    ]);
  });

  it.each(['⸻', '⁂', '❦', '—', '---', '***', '* * *', '  ⸻  '])('takes the line “%s” for a divider', (line) => {
    expect(parseBody(`one\n\n${line}\n\ntwo`)).toEqual([paragraph('one'), divider, paragraph('two')]);
    expect(parseBody(`one\n${line}\ntwo`)).toEqual([paragraph('one'), divider, paragraph('two')]);
  });

  it('leaves a dash inside of a line alone', () => {
    expect(parseBody('one — two')).toEqual([paragraph('one — two')]);
  });

  it('takes lines with bullets for one list, blank lines around it or not', () => {
    const list = { kind: 'list', items: [['one'], [{ mark: 'em', children: ['two'] }, ' and more'], ['three']] };
    expect(parseBody('Before:\n- one\n* *two*\n  and more\n• three')).toEqual([paragraph('Before:'), list]);
    expect(parseBody('- one\n- *two* and more\n- three\n\nAfter')).toEqual([list, paragraph('After')]);
  });

  it('does not take italics at the beginning of a line for a bullet', () => {
    expect(parseBody('*one* two')).toEqual([paragraph({ mark: 'em', children: ['one'] }, ' two')]);
  });

  it('says where a mark is not closed', () => {
    expect(() => parseBody('fine\n\nan *open end')).toThrow('“*open end”');
  });
});
