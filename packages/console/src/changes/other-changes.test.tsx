import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { STATES } from '../fixtures/states.ts';
import { changesSent, confirmWith, dialog, effect, endConsole, press, showConsole } from '../testing/show-console.tsx';

afterEach(endConsole);

it('blocks a release, and lifts that again, each with a reason and the typed name', async () => {
  const { gateway } = showConsole(STATES.quiet(), { at: '/parts/mf-editorial' });
  await press('Block 1.0.3');
  await screen.findByRole('dialog', { name: 'Block a release' });
  expect(effect()).toBe('mf-editorial 1.0.3 can be made live by nobody, until somebody lifts this.');
  await press('Block mf-editorial 1.0.3');
  expect(changesSent(gateway)).toEqual([]);
  confirmWith('wrong pictures', 'mf-editorial');
  await press('Block mf-editorial 1.0.3');
  await screen.findByText('mf-editorial 1.0.3 is blocked.');
  fireEvent.click(dialog().getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await press('Lift the block 1.0.3');
  confirmWith('they are right', 'mf-editorial');
  await press('Lift the block of mf-editorial 1.0.3');
  await screen.findByText('mf-editorial 1.0.3 is free again.');
  expect(changesSent(gateway)).toEqual([
    { method: 'PUT', path: '/releases/mf-editorial/1.0.3/block', body: { reason: 'wrong pictures' } },
    { method: 'DELETE', path: '/releases/mf-editorial/1.0.3/block', body: { reason: 'they are right' } },
  ]);
});

it('makes a link to a preview, to be copied, with its end', async () => {
  const { gateway } = showConsole(STATES.quiet(), { at: '/parts/mf-editorial' });
  await press('Preview 1.0.5');
  await screen.findByRole('dialog', { name: 'Preview' });
  await press('Make the link');
  const link = await dialog().findByLabelText<HTMLTextAreaElement>('Link');
  expect(link.value).toMatch(/^https:\/\/clandor\.example\//);
  expect(
    dialog()
      .getByRole('link', { name: /Open the preview/ })
      .getAttribute('href'),
  ).toBe(link.value);
  expect(dialog().getByText(/It ends/).textContent).toMatch(/in [78] h/);
  expect(changesSent(gateway)[0]?.body).toEqual({ name: 'mf-editorial', version: '1.0.5', hours: 8 });
});

it('makes a token, shows it once, and revokes one with a reason and its typed name', async () => {
  const { gateway } = showConsole(STATES.quiet(), { at: '/tokens' });
  await press('New token');
  await screen.findByRole('dialog', { name: 'New token' });
  await press('Make the token');
  expect(dialog().getByText('Give it a name')).toBeTruthy();
  expect(dialog().getByText('Choose what it may do')).toBeTruthy();
  fireEvent.change(dialog().getByLabelText('Name'), { target: { value: 'ci-new' } });
  fireEvent.change(dialog().getByLabelText('What it may do'), { target: { value: 'mf-contact' } });
  await press('Make the token');
  const secret = (await dialog().findByLabelText<HTMLTextAreaElement>('Token')).value;
  expect(secret.length).toBeGreaterThan(20);
  expect(changesSent(gateway)[0]?.body).toEqual({ name: 'ci-new', scope: 'mf-contact', days: 90 });
  fireEvent.click(dialog().getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body.textContent).not.toContain(secret);

  await press('Revoke ci-new');
  await screen.findByRole('dialog', { name: 'Revoke a token' });
  confirmWith('never used', 'ci-new');
  fireEvent.click(dialog().getByRole('button', { name: 'Revoke ci-new' }));
  await screen.findByText('ci-new is revoked.');
  expect(changesSent(gateway).at(-1)).toMatchObject({ method: 'DELETE', body: { reason: 'never used' } });
});
