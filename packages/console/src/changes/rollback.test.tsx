import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { STATES } from '../fixtures/states.ts';
import {
  button,
  changesSent,
  confirmWith,
  dialog,
  effect,
  endConsole,
  press,
  showConsole,
} from '../testing/show-console.tsx';

afterEach(endConsole);

const openRollback = async (state = STATES.worse()) => {
  const shown = showConsole(state);
  await press('Roll back to 1.0.3');
  await screen.findByRole('dialog', { name: 'Roll back' });
  return shown;
};
const submit = () => press('Roll back mf-editorial to 1.0.3');

describe('rolling back', () => {
  it('says exactly what will happen', async () => {
    await openRollback();
    expect(effect()).toBe('mf-editorial 1.0.4 → 1.0.3, for all visitors');
  });

  it.each([
    ['nothing', '', '', ['Say why: it stands in the log', 'Type mf-editorial, exactly']],
    ['no name', 'it throws', '', ['Type mf-editorial, exactly']],
    ['another name', 'it throws', 'mf-editoria', ['Type mf-editorial, exactly']],
    ['another part', 'it throws', 'mf-explore', ['Type mf-editorial, exactly']],
    ['a capital', 'it throws', 'Mf-editorial', ['Type mf-editorial, exactly']],
    ['no reason', '  ', 'mf-editorial', ['Say why: it stands in the log']],
    ['a reason too short to be one', 'x', 'mf-editorial', ['Say why: it stands in the log']],
  ])('with %s nothing is sent, and what is missing is said at its field', async (_, reason, typed, messages) => {
    const { gateway } = await openRollback();
    confirmWith(reason, typed);
    await submit();
    for (const message of messages) expect(dialog().getByText(message)).toBeTruthy();
    expect((document.activeElement as HTMLInputElement).name).toBe(
      messages.length > 1 || typed === 'mf-editorial' ? 'reason' : 'confirmation',
    );
    expect(changesSent(gateway)).toEqual([]);
  });

  it('asks for the name without a phone’s capitals or corrections', async () => {
    await openRollback();
    const field = dialog().getByLabelText('Type mf-editorial to confirm');
    expect(field.getAttribute('autocapitalize')).toBe('off');
    expect(field.getAttribute('autocorrect')).toBe('off');
    expect(field.getAttribute('autocomplete')).toBe('off');
  });

  it('sends the version that it named, and says what was done', async () => {
    const { gateway } = await openRollback();
    confirmWith('it throws', 'mf-editorial');
    await submit();
    await screen.findByRole('heading', { name: 'Done' });
    expect(dialog().getByText('mf-editorial 1.0.4 → 1.0.3, for all visitors')).toBeTruthy();
    expect(dialog().getByText(/It was served before/)).toBeTruthy();
    expect(changesSent(gateway)).toEqual([
      { method: 'POST', path: '/rollbacks', body: { name: 'mf-editorial', to: '1.0.3', reason: 'it throws' } },
    ]);
  });

  it('goes to another release when that is chosen; blocked and removed ones are not offered', async () => {
    const { gateway } = await openRollback();
    const choice = await dialog().findByLabelText<HTMLSelectElement>('Back to');
    await waitFor(() => expect(choice.options.length).toBeGreaterThan(2));
    expect([...choice.options].map(({ value }) => value)).not.toContain('1.0.1');
    fireEvent.change(choice, { target: { value: '1.0.2' } });
    expect(effect()).toBe('mf-editorial 1.0.4 → 1.0.2, for all visitors');
    confirmWith('two steps', 'mf-editorial');
    await press('Roll back mf-editorial to 1.0.2');
    await screen.findByRole('heading', { name: 'Done' });
    expect(changesSent(gateway)[0]?.body).toMatchObject({ to: '1.0.2' });
  });

  it('lists every problem of a refusal, keeps the reason and asks for the name again', async () => {
    const { gateway } = await openRollback();
    gateway.refusal = {
      message: '1.0.3 does not go with what is live:',
      problems: ['The route /contact is taken.', 'React 20 is wanted.'],
    };
    confirmWith('it throws', 'mf-editorial');
    await submit();
    const told = await screen.findByRole('region', { name: 'Refused. Nothing was changed.' });
    await waitFor(() => expect(document.activeElement).toBe(told));
    for (const text of [
      '1.0.3 does not go with what is live:',
      'The route /contact is taken.',
      'React 20 is wanted.',
    ]) {
      expect(dialog().getByText(text)).toBeTruthy();
    }
    expect(dialog().getByLabelText<HTMLInputElement>('Reason').value).toBe('it throws');
    expect(dialog().getByLabelText<HTMLInputElement>(/^Type /).value).toBe('');
  });

  it('when the connection breaks, says that nobody knows, and what is live now', async () => {
    const { gateway, fetch } = await openRollback();
    confirmWith('it throws', 'mf-editorial');
    const answer = fetch.getMockImplementation();
    fetch.mockImplementation(async (input, init) => {
      if (init?.method === 'POST') throw new TypeError('network');
      return answer?.(input, init) as Promise<Response>;
    });
    await submit();
    await screen.findByText('The connection broke. It may have been done or not.');
    expect(await dialog().findByText(/So far it has not been done/)).toBeTruthy();
    const [first, ...rest] = gateway.state.parts.filter(({ name }) => name === 'mf-editorial');
    if (!first) throw new Error('the fixture has no editorial');
    expect(rest).toEqual([]);
    gateway.state = {
      ...gateway.state,
      parts: gateway.state.parts.map((part) => (part === first ? { ...part, version: '1.0.3', previous: null } : part)),
    };
    expect(await dialog().findByText(/It has been done/, {}, { timeout: 15_000 })).toBeTruthy();
  });

  it('when what is live changes under the reader’s eyes, takes the confirmation back', async () => {
    const { gateway } = showConsole({ ...STATES.worse(), publications: STATES.publishing().publications });
    await press('Roll back to 1.0.3');
    await screen.findByRole('dialog', { name: 'Roll back' });
    confirmWith('it throws', 'mf-editorial');
    const parts = gateway.state.parts.map((part) =>
      part.name === 'mf-editorial' ? { ...part, version: '1.0.5' } : part,
    );
    gateway.state = { ...gateway.state, parts };
    expect(await dialog().findByText(/^This has changed/, {}, { timeout: 15_000 })).toBeTruthy();
    expect(effect()).toBe('mf-editorial 1.0.5 → 1.0.3, for all visitors');
    expect(dialog().getByLabelText<HTMLInputElement>(/^Type /).value).toBe('');
    expect(dialog().getByLabelText<HTMLInputElement>('Reason').value).toBe('it throws');
    await submit();
    expect(changesSent(gateway)).toEqual([]);
  });

  it('takes a canary back from those who have it', async () => {
    const { gateway } = showConsole(STATES.suspect());
    await press('Take it back');
    await screen.findByRole('dialog');
    expect(effect()).toBe('mf-editorial 1.0.5 → 1.0.4, for the 5 % of visitors who have it');
    confirmWith('the guard is right', 'mf-editorial');
    await press('Roll back mf-editorial to 1.0.4');
    await screen.findByRole('heading', { name: 'Done' });
    expect(changesSent(gateway)[0]).toMatchObject({ path: '/rollbacks', body: { to: '1.0.4' } });
  });

  it('goes on when its dialog is closed, and is seen below the header', async () => {
    const { gateway, fetch } = await openRollback();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const answer = fetch.getMockImplementation();
    fetch.mockImplementation(async (input, init) => {
      if (init?.method === 'POST') await held;
      return answer?.(input, init) as Promise<Response>;
    });
    confirmWith('it throws', 'mf-editorial');
    await submit();
    await press('Leave it running');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('mf-editorial 1.0.4 → 1.0.3, for all visitors: under way')).toBeTruthy();
    await act(async () => release());
    expect(await screen.findByText('mf-editorial 1.0.4 → 1.0.3, for all visitors: done')).toBeTruthy();
    expect(changesSent(gateway)).toHaveLength(1);
    await button('Put away');
  });
});
