import { expect, it } from 'vitest';
import { table, time } from './output.ts';

it('lines columns up', () => {
  expect(
    table(
      ['NAME', 'VERSION'],
      [
        ['shell', '1.0.0'],
        ['mf-editorial', '1.0.12'],
      ],
    ),
  ).toBe(['NAME          VERSION', 'shell         1.0.0', 'mf-editorial  1.0.12'].join('\n'));
});

it('shows times in UTC, to the second', () => expect(time('2026-11-20T22:14:05.123Z')).toBe('2026-11-20 22:14:05'));
