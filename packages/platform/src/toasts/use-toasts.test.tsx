import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { toast } from './toast-store.ts';
import { useToasts } from './use-toasts.ts';

afterEach(cleanup);

function Titles() {
  const { toasts, dismiss } = useToasts();
  return toasts.map(({ id, title, open }) => (
    <button key={id} type="button" onClick={() => dismiss(id)}>
      {open ? title : 'closed'}
    </button>
  ));
}

it('draws toasts as they come and go, and none on the server', () => {
  render(<Titles />);
  act(() => {
    toast({ title: 'Submission Failed', description: 'Please try again later.' });
  });
  const button = screen.getByText('Submission Failed');
  expect(renderToString(<Titles />)).toBe('');
  act(() => button.click());
  expect(button.textContent).toBe('closed');
});
