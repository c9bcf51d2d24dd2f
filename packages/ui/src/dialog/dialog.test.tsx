import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="The calendar" description="Five evenings.">
        <button type="button">Request</button>
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  beforeEach(async () => {
    render(<Example />);
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    fireEvent.click(opener);
    await screen.findByRole('dialog');
  });
  afterEach(cleanup);

  const dialog = () => screen.getByRole('dialog');
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('is named by its title and described by the line below it', () => {
    expect(screen.getByRole('dialog', { name: 'The calendar' })).toBe(dialog());
    const line = document.getElementById(dialog().getAttribute('aria-describedby') ?? '');
    expect(line?.textContent).toBe('Five evenings.');
  });

  it('takes the focus, hides the rest from screen readers, and gives the focus back', async () => {
    await waitFor(() => expect(dialog().contains(document.activeElement)).toBe(true));
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  it('closes by Escape', async () => {
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    await gone();
  });

  it('puts no <style> element into the page that a CSP of hashes would refuse', () => {
    const foreign = [...document.querySelectorAll('style')].filter((style) => !style.dataset.emotion);
    expect(foreign).toEqual([]);
  });
});
