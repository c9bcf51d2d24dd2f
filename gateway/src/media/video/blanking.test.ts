import { expect, test } from 'vitest';
import type { Blank } from './blank.ts';
import { blanking } from './blanking.ts';
import { blanked } from './testing/memory-source.ts';
import { noise } from './testing/random.ts';

const file = noise(500);
const blanks: Blank[] = [
  { start: 0, bytes: Buffer.from('free') },
  { start: 4, bytes: { zeros: 90 } },
  { start: 100, bytes: Buffer.from('overwritten') },
  { start: 490, bytes: { zeros: 10 } },
];

test('blanks are applied whatever the chunks are', async () => {
  const before = Buffer.from(file);
  const expected = Buffer.from(file);
  expected.write('free', 0);
  expected.fill(0, 4, 94).write('overwritten', 100);
  expected.fill(0, 490);

  const sizes = [1, 2, 3, 7, 64, 99, 100, 499, 500, 1000];
  for (const size of sizes)
    expect((await blanked(file, blanks, size)).equals(expected), `chunks of ${size}`).toBe(true);
  expect(file.equals(before), 'the chunks that came in are left as they were').toBe(true);
  console.log(`blanking: 4 blanks over 500 bytes, in chunks of ${sizes.join(', ')}`);
});

test('nothing to blank leaves the bytes alone', async () => {
  expect((await blanked(file, [])).equals(file)).toBe(true);
});

test('a file that ends too early fails, since something may have got through', async () => {
  await expect(blanked(file.subarray(0, 495), blanks)).rejects.toThrow('before all was blanked');
});

test('blanks that overlap or do not ascend are refused', () => {
  const blank = (start: number): Blank => ({ start, bytes: { zeros: 10 } });
  expect(() => blanking([blank(0), blank(9)])).toThrow(RangeError);
  expect(() => blanking([blank(20), blank(0)])).toThrow(RangeError);
});
