import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageState } from './storage-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a storage is asked every ten seconds at most, and is back as soon as it answers', async () => {
  const check = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('gone'));
  const isAway = storageState({ check });
  for (let time = 0; time < 5; time += 1) expect(await isAway()).toBe(true);
  expect(check).toHaveBeenCalledTimes(1);
  check.mockResolvedValue(undefined);
  vi.advanceTimersByTime(10_001);
  expect(await isAway()).toBe(false);
  expect(check).toHaveBeenCalledTimes(2);
  expect(await storageState(null)()).toBe(false);
});
