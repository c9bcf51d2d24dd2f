import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

const show = (busy: boolean, onClick = vi.fn()) => {
  render(
    <Button busy={busy} busyLabel="Submitting..." onClick={onClick}>
      Submit
    </Button>,
  );
  return screen.getByRole<HTMLButtonElement>('button');
};

it('does nothing by itself: it submits only where it is told to', () => {
  expect(show(false).type).toBe('button');
});

it('while busy is disabled, says so, and cannot be pressed again', () => {
  const onClick = vi.fn();
  const button = show(true, onClick);
  fireEvent.click(button);
  expect(button.disabled).toBe(true);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.textContent).toBe('Submitting...');
  expect(onClick).not.toHaveBeenCalled();
});

it('otherwise says its own label, once', () => {
  const button = show(false);
  expect(button.disabled).toBe(false);
  expect(button.textContent).toBe('Submit');
});
