import { satisfies } from 'semver';
import { expect, it } from 'vitest';
import { satisfiesCaret } from './satisfies-caret.ts';

it('agrees with npm about every pair of versions near each other', () => {
  const numbers = [0, 1, 2, 19];
  const versions = numbers.flatMap((major) =>
    numbers.flatMap((minor) => numbers.map((patch) => `${major}.${minor}.${patch}`)),
  );
  let pairs = 0;
  for (const version of versions) {
    for (const wanted of versions) {
      pairs += 1;
      expect(satisfiesCaret(version, `^${wanted}`), `${version} in ^${wanted}`).toBe(satisfies(version, `^${wanted}`));
    }
  }
  console.log(`${pairs} pairs`);
});

it.each(['19.3.1-rc.1', '19.3', 'next', ''])('%j fits nothing', (version) => {
  expect(satisfiesCaret(version, '^19.3.1')).toBe(false);
});
