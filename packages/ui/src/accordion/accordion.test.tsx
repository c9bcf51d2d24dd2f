import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'a', question: 'First?', answer: 'One.' },
  { id: 'b', question: 'Second?', answer: 'Two.' },
];
const open = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('Accordion', () => {
  beforeEach(() => {
    render(<Accordion items={items} level="h2" />);
  });
  afterEach(cleanup);

  it('begins closed; each question is a heading with a button', () => {
    expect(open()).toEqual(['false', 'false']);
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(['First?', 'Second?']);
  });

  it('has one item open at most, and closes it again', async () => {
    press('First?');
    await waitFor(() => expect(open()).toEqual(['true', 'false']));
    press('Second?');
    await waitFor(() => expect(open()).toEqual(['false', 'true']));
    press('Second?');
    await waitFor(() => expect(open()).toEqual(['false', 'false']));
  });

  it('names the answer by its question', async () => {
    press('First?');
    expect((await screen.findByRole('region', { name: 'First?' })).textContent).toBe('One.');
  });
});

it('closed answers are in the server’s HTML', () => {
  const html = renderToString(<Accordion items={items} />);
  expect(html).toContain('One.');
  expect(html).toContain('Two.');
});
