import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { RadioCards } from './radio-cards.tsx';

afterEach(cleanup);

const cards = [
  { value: 'lady', title: 'Lady', subtitle: 'Invitation Request', description: 'The founder reads each request.' },
  { value: 'couple', title: 'Couple', subtitle: 'Join Waitlist', description: 'Two people, one application.' },
];

function Example() {
  const [value, setValue] = useState<string | null>(null);
  return <RadioCards name="applicant" legend="Who applies" cards={cards} value={value} onValueChange={setValue} />;
}
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');

it('are radios of one group, named and described, with none chosen', () => {
  render(<Example />);
  expect(screen.getByRole('group', { name: 'Who applies' })).toBeDefined();
  expect(radios().map(({ name, checked }) => [name, checked])).toEqual([
    ['applicant', false],
    ['applicant', false],
  ]);
  const described = document.getElementById(radios()[0]?.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('The founder reads each request.');
  expect(screen.queryByText('Selected')).toBeNull();
});

it('the chosen one says Selected, and only that one', () => {
  render(<Example />);
  for (const at of [0, 1]) {
    fireEvent.click(radios()[at] as HTMLInputElement);
    expect(radios().map(({ checked }) => checked)).toEqual([at === 0, at === 1]);
    expect(screen.getByText('Selected').closest('label')).toBe(radios()[at]?.closest('label'));
  }
});
