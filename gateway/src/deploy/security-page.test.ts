import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** The level of each item of a section, in order: OWASP ASVS 5.0.0. */
const LEVELS: Readonly<Record<string, string>> = {
  ...{ '1.1': '22', '1.2': '1111122223', '1.3': '112222222223', '1.4': '222', '1.5': '123' },
  ...{ '2.1': '122', '2.2': '112', '2.3': '12223', '2.4': '23' },
  ...{ '3.1': '3', '3.2': '113', '3.3': '12223', '3.4': '11222233', '3.5': '11122333', '3.6': '3', '3.7': '22333' },
  ...{ '4.1': '12233', '4.2': '23333', '4.3': '22', '4.4': '1222' },
  ...{ '5.1': '2', '5.2': '112333', '5.3': '113', '5.4': '222' },
  ...{ '6.1': '122', '6.2': '111111112222', '6.3': '11223333', '6.4': '112233', '6.5': '22222333', '6.6': '2223' },
  ...{ '6.7': '33', '6.8': '2222' },
  ...{ '7.1': '222', '7.2': '1111', '7.3': '22', '7.4': '11222', '7.5': '223', '7.6': '22' },
  ...{ '8.1': '1233', '8.2': '1123', '8.3': '133', '8.4': '23', '9.1': '111', '9.2': '1222' },
  ...{
    '10.1': '22',
    '10.2': '223',
    '10.3': '22223',
    '10.4': '1111122222233333',
    '10.5': '22222',
    '10.6': '22',
    '10.7': '222',
  },
  ...{ '11.1': '2233', '11.2': '22233', '11.3': '11233', '11.4': '1222', '11.5': '23', '11.6': '23', '11.7': '33' },
  ...{
    '12.1': '12233',
    '12.2': '11',
    '12.3': '22223',
    '13.1': '2333',
    '13.2': '222223',
    '13.3': '2233',
    '13.4': '1222233',
  },
  ...{
    '14.1': '22',
    '14.2': '12223333',
    '14.3': '122',
    '15.1': '12233',
    '15.2': '12233',
    '15.3': '1222222',
    '15.4': '3333',
  },
  ...{
    '16.1': '2',
    '16.2': '22222',
    '16.3': '2222',
    '16.4': '222',
    '16.5': '2223',
    '17.1': '23',
    '17.2': '22223333',
    '17.3': '22',
  },
};
/** Files, data, and the cryptography that keeps them are taken to level 3. */
const TO_THREE = new Set(['5', '11', '14']);
const ALL = Object.entries(LEVELS).flatMap(([section, levels]) =>
  [...levels].map((level, index) => ({ item: `${section}.${index + 1}`, level: Number(level) })),
);
const ORDER = new Map(ALL.map(({ item }, index) => [item, index]));

const rows = [...page.matchAll(/^\| ([\d., –]+) \| (\w+) \| (.+) \|$/gm)].map(
  ([, items = '', state = '', where = '']) => ({
    items: items.split(', ').flatMap(itemsOf),
    state,
    where,
  }),
);

function itemsOf(text: string): string[] {
  const [from = '', to = from] = text.split('–');
  const [first, last] = [ORDER.get(from), ORDER.get(to)];
  if (first === undefined || last === undefined) return [`${text} is no item of the standard`];
  return ALL.slice(first, last + 1).map(({ item }) => item);
}

describe('docs/security.md', () => {
  it('has each item of the standard up to its level once, and no other', () => {
    const told = rows.flatMap(({ items }) => items);
    expect(new Set(told).size, 'twice').toBe(told.length);
    const due = ALL.filter(({ item, level }) => level <= (TO_THREE.has(item.split('.')[0] ?? '') ? 3 : 2));
    expect(due.map(({ item }) => item).filter((item) => !told.includes(item))).toEqual([]);
    expect(told.filter((item) => !ORDER.has(item))).toEqual([]);
    console.log(`${told.length} of ${ALL.length} items; ${due.length} are due`);
  });

  it('says of each what is so, and where', () => {
    for (const { items, state, where } of rows) {
      expect(['held', 'partly', 'open', 'yours', 'none'], items.join()).toContain(state);
      expect(where.length, items.join()).toBeGreaterThan(8);
    }
  });

  it('names files that there are', () => {
    const paths = [...page.matchAll(/`([\w.-]+\/[\w./-]+?)\/?`/g)].map(([, path = '']) => path);
    const isThere = (path: string) => existsSync(join(ROOT, path)) || existsSync(join(ROOT, 'gateway/src', path));
    expect(paths.length).toBeGreaterThan(60);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });
});
