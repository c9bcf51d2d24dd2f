import type { Toast } from '@clandor/platform';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toaster } from './toaster.tsx';

const onDismiss = vi.fn<(id: string) => void>();
const failed: Toast = {
  id: '7',
  open: true,
  variant: 'destructive',
  title: 'Submission Failed',
  description: 'Please try again later.',
  duration: 5_000,
};

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster toasts={[failed]} onDismiss={onDismiss} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  onDismiss.mockReset();
});

const toast = () => screen.getByText('Submission Failed').closest('li') as HTMLElement;

it('shows title, description and variant', () => {
  expect(toast().textContent).toContain('Please try again later.');
  expect(toast().dataset.variant).toBe('destructive');
});

it('goes after its time, and not before', () => {
  act(() => vi.advanceTimersByTime(4_999));
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(onDismiss.mock.calls).toEqual([['7']]);
});

it('goes by its button', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDismiss.mock.calls).toEqual([['7']]);
});

it('F8 leads to it, and stops its time', () => {
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(document.activeElement).toBe(toast().parentElement);
  act(() => vi.advanceTimersByTime(60_000));
  expect(onDismiss).not.toHaveBeenCalled();
});

it.each([
  [51, 1],
  [50, 0],
])('a swipe of %i px to the right dismisses %i', (distance, times) => {
  const at = (clientX: number) => ({ button: 0, pointerId: 1, pointerType: 'touch', clientX, clientY: 10 });
  fireEvent.pointerDown(toast(), at(0));
  fireEvent.pointerMove(toast(), at(20));
  fireEvent.pointerMove(toast(), at(distance));
  fireEvent.pointerUp(toast(), at(distance));
  expect(onDismiss).toHaveBeenCalledTimes(times);
});
