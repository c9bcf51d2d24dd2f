import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as numbers from './toast-numbers.ts';

/** A store of its own for each test. */
const store = async () => {
  vi.resetModules();
  return import('./toast-store.ts');
};

const MESSAGE = { title: 'Submission Failed', description: 'Please try again later.' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('keeps the numbers of spec section 9', () => {
  expect({ ...numbers }).toEqual({
    TOAST_LIMIT: 1,
    TOAST_REMOVE_DELAY: 1_000_000,
    TOAST_DURATION: 5_000,
    TOAST_HOTKEY: 'F8',
    TOAST_SWIPE_DIRECTION: 'right',
    TOAST_SWIPE_THRESHOLD: 50,
  });
});

describe('toast', () => {
  it('shows title and description, by default for 5 s and in the default variant', async () => {
    const { toast, currentToasts } = await store();
    const id = toast(MESSAGE);
    expect(currentToasts()).toEqual([{ id, ...MESSAGE, variant: 'default', duration: 5_000, open: true }]);
  });

  it('takes a variant and a duration', async () => {
    const { toast, currentToasts } = await store();
    toast({ ...MESSAGE, variant: 'destructive', duration: 9_000 });
    expect(currentToasts()).toMatchObject([{ variant: 'destructive', duration: 9_000 }]);
  });

  it('shows one at a time: a new one takes the place of the one before', async () => {
    const { toast, currentToasts } = await store();
    toast(MESSAGE);
    const id = toast({ ...MESSAGE, title: 'Second' });
    expect(currentToasts()).toMatchObject([{ id, title: 'Second' }]);
  });
});

describe('dismissToast', () => {
  it('closes at once and forgets after 1,000,000 ms', async () => {
    const { toast, dismissToast, currentToasts } = await store();
    const id = toast(MESSAGE);
    dismissToast(id);
    expect(currentToasts()).toMatchObject([{ id, open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toEqual([]);
  });

  it('counts from the first dismissal', async () => {
    const { toast, dismissToast, currentToasts } = await store();
    const id = toast(MESSAGE);
    dismissToast(id);
    vi.advanceTimersByTime(600_000);
    dismissToast(id);
    vi.advanceTimersByTime(400_000);
    expect(currentToasts()).toEqual([]);
  });

  it('leaves no timer behind for a toast that gave way', async () => {
    const { toast, dismissToast } = await store();
    dismissToast(toast(MESSAGE));
    expect(vi.getTimerCount()).toBe(1);
    toast(MESSAGE);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does nothing for an id that is not there', async () => {
    const { toast, dismissToast, subscribeToToasts, currentToasts } = await store();
    toast(MESSAGE);
    const before = currentToasts();
    const changed = vi.fn();
    subscribeToToasts(changed);
    dismissToast('elsewhere');
    expect(currentToasts()).toBe(before);
    expect(changed).not.toHaveBeenCalled();
  });
});

it('tells its listeners until they leave', async () => {
  const { toast, subscribeToToasts } = await store();
  const changed = vi.fn();
  const leave = subscribeToToasts(changed);
  toast(MESSAGE);
  leave();
  toast(MESSAGE);
  expect(changed).toHaveBeenCalledTimes(1);
});
