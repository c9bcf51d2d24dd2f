import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const DAY = 86_400_000;

// Each test has a clock of its own.
let clock: typeof import('./clock.ts');
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  clock = await import('./clock.ts');
});
afterEach(() => void vi.useRealTimers());

it('a machine’s clock is taken as it is as long as nobody knows better, or the difference is small', () => {
  expect(clock.clubTime()).toBe(Date.now());
  expect(clock.setRight(1_500)).toBe(false);
  expect(clock.clubTime()).toBe(Date.now());
});

it('one that is wrong is set right, which is said once; and again when it is right', () => {
  expect(clock.setRight(-365 * DAY)).toBe(true);
  expect(clock.clubDate().getTime()).toBe(Date.now() - 365 * DAY);
  expect(clock.setRight(-365 * DAY + 20)).toBe(false);
  expect(clock.setRight(3)).toBe(true);
  expect(clock.clubTime()).toBe(Date.now());
});

it('what is old is thrown away by a clock that the database confirms, or that goes on for ten minutes without a leap', () => {
  expect(clock.isSure()).toBe(false);
  vi.advanceTimersByTime(599_000);
  expect(clock.isSure()).toBe(false);
  // Somebody sets it, and it has to be watched anew.
  vi.setSystemTime(Date.now() - 365 * DAY);
  expect(clock.isSure()).toBe(false);
  vi.advanceTimersByTime(599_000);
  expect(clock.isSure()).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(clock.isSure()).toBe(true);
  vi.setSystemTime(Date.now() + DAY);
  expect(clock.isSure()).toBe(false);
  clock.setRight(0);
  expect(clock.isSure()).toBe(true);
});
