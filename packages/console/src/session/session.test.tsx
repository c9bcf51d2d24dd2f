import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { STATES } from '../fixtures/states.ts';
import { changesSent, confirmWith, dialog, effect, endConsole, press, showConsole } from '../testing/show-console.tsx';

afterEach(endConsole);

const token = () => screen.findByLabelText<HTMLInputElement>('Token');
const signIn = async (text: string, name = 'Sign in') => {
  fireEvent.change(await token(), { target: { value: text } });
  await press(name);
};

it('opens to a token, and to nothing else', async () => {
  const { gateway } = showConsole(STATES.quiet(), { scope: null, at: '/log' });
  const field = await token();
  expect([field.type, field.autocomplete]).toEqual(['password', 'current-password']);
  await press('Sign in');
  expect(await screen.findAllByText('Enter your token')).toHaveLength(2);
  await signIn('something else');
  expect(await screen.findAllByText(/^This token does not open the console/)).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(field));
  await signIn('manage');
  expect(await screen.findByRole('heading', { level: 1, name: 'Log' })).toBeTruthy();
  expect(gateway.session?.scope).toBe('manage');
});

it('is left by signing out', async () => {
  const { gateway } = showConsole(STATES.quiet());
  await press('Sign out');
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(gateway.session).toBeNull();
  expect(screen.queryByText('mf-editorial')).toBeNull();
});

it('when a session ends at the moment of a change: nothing is done, what was written is kept, and it goes on', async () => {
  const { gateway } = showConsole(STATES.worse());
  await press('Roll back to 1.0.3');
  await screen.findByRole('dialog', { name: 'Roll back' });
  confirmWith('it throws', 'mf-editorial');
  gateway.session = null;
  await press('Roll back mf-editorial to 1.0.3');
  await screen.findByRole('dialog', { name: 'Your session has ended' });
  expect(effect()).toBe('mf-editorial 1.0.4 → 1.0.3, for all visitors');
  fireEvent.change(dialog().getByLabelText('Token'), { target: { value: 'manage' } });
  fireEvent.click(dialog().getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('dialog', { name: 'Roll back' });
  expect(dialog().getByLabelText<HTMLInputElement>('Reason').value).toBe('it throws');
  confirmWith('it throws', 'mf-editorial');
  await press('Roll back mf-editorial to 1.0.3');
  await screen.findByRole('heading', { name: 'Done' });
  expect(changesSent(gateway).filter(({ path }) => path === '/rollbacks')).toHaveLength(2);
});

it('a token for one part sees everything, and has buttons for its part only', async () => {
  showConsole(STATES.quiet(), { scope: 'mf-editorial' });
  await screen.findByRole('link', { name: 'mf-apply' });
  const buttons = await screen.findAllByRole('button', { name: /^Roll back/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Roll back mf-editorial']);
  expect(screen.queryByRole('link', { name: 'Tokens' })).toBeNull();
});

it.each([
  ['mf-contact', 0],
  ['mf-editorial', 3],
] as const)('on the page of %s it finds %i ways to change a release', async (name, least) => {
  showConsole(STATES.quiet(), { scope: 'mf-editorial', at: `/parts/${name}` });
  await screen.findByRole('heading', { level: 3, name: '1.0.1' });
  const found = screen.queryAllByRole('button', { name: /^(Roll back|Activate|Preview|Block|Lift)/ });
  if (least === 0) expect(found).toEqual([]);
  else expect(found.length).toBeGreaterThanOrEqual(least);
});
