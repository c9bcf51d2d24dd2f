import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { STATES } from '../fixtures/states.ts';
import { changesSent, confirmWith, dialog, effect, endConsole, press, showConsole } from '../testing/show-console.tsx';

afterEach(endConsole);

const share = (name: string) => dialog().getByRole<HTMLInputElement>('radio', { name });

it('offers five shares, begins with a small one, and says what each will do', async () => {
  const { gateway } = showConsole(STATES.quiet(), { at: '/parts/mf-editorial' });
  await press('Activate 1.0.5');
  await screen.findByRole('dialog', { name: 'Activate' });
  expect(
    dialog()
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).value),
  ).toEqual(['1', '5', '25', '50', '100']);
  expect(effect()).toBe('mf-editorial 1.0.4 → 1.0.5, for 5 % of visitors');
  fireEvent.click(share('All'));
  expect(effect()).toBe('mf-editorial 1.0.4 → 1.0.5, for all visitors');
  fireEvent.click(share('25 %'));
  confirmWith('the essay', 'mf-editorial');
  await press('Activate mf-editorial 1.0.5 for 25 %');
  await screen.findByRole('heading', { name: 'Done' });
  expect(dialog().getByText('mf-editorial 1.0.4 → 1.0.5, for 25 % of visitors')).toBeTruthy();
  expect(dialog().getByText(/60 pages rendered first/)).toBeTruthy();
  expect(changesSent(gateway)).toEqual([
    {
      method: 'POST',
      path: '/activations',
      body: { releases: [{ name: 'mf-editorial', version: '1.0.5' }], percent: 25, reason: 'the essay' },
    },
  ]);
});

it('goes a step further with a release that some have', async () => {
  showConsole(STATES.canary(), { at: '/parts/mf-editorial' });
  await press('Change the share');
  await screen.findByRole('dialog');
  expect(share('25 %').checked).toBe(true);
  expect(effect()).toBe('mf-editorial 1.0.4 → 1.0.5, for 25 % of visitors');
  expect(dialog().getByText('5 % of visitors have 1.0.5 now.')).toBeTruthy();
});

it('beside another part’s gradual activation, is for all visitors only, and says why', async () => {
  showConsole(STATES.canary(), { at: '/parts/mf-contact' });
  await press('Activate 1.0.3');
  await screen.findByRole('dialog');
  expect(share('5 %').disabled).toBe(true);
  expect(share('All').checked).toBe(true);
  expect(dialog().getByText(/A gradual activation of mf-editorial is under way/)).toBeTruthy();
});

it('shows how far it is while pages render', async () => {
  const { gateway } = showConsole(STATES.quiet(), { at: '/parts/mf-editorial' });
  Object.assign(gateway, { pace: 30 });
  await press('Activate 1.0.5');
  await screen.findByRole('dialog');
  confirmWith('the essay', 'mf-editorial');
  await press(/^Activate mf-editorial/);
  const bar = await dialog().findByRole('progressbar', { name: 'Pages rendered' });
  await waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0));
  expect(bar.getAttribute('aria-valuemax')).toBe('60');
  await screen.findByRole('heading', { name: 'Done' });
});
