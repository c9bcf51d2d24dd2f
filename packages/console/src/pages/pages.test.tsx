import type { OpsPublication } from '@clandor/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STATES } from '../fixtures/states.ts';
import { endConsole, press, showConsole } from '../testing/show-console.tsx';

afterEach(endConsole);

/** What axe needs a layout for; a real browser checks it. */
const NOT_HERE = { 'color-contrast': { enabled: false } };

describe.each([
  ['the door', '/', null, 'Sign in'],
  ['the overview', '/', 'manage', 'What is live'],
  ['a part', '/parts/mf-editorial', 'manage', 'mf-editorial'],
  ['the log', '/log', 'manage', 'Log'],
  ['the tokens', '/tokens', 'manage', 'Tokens'],
  ['nothing', '/nowhere', 'manage', 'There is nothing here'],
] as const)('%s', (_, at, scope, title) => {
  it('has its title, one h1, and breaks no rule of accessibility that axe knows', async () => {
    showConsole(STATES.busy(), { at, scope });
    await screen.findByRole('heading', { level: 1, name: title });
    await waitFor(() => expect(screen.queryByText(/^Asking for/)).toBeNull());
    expect(document.title).toBe(`${title} · Clandor operations`);
    const { violations } = await axe.run(document.body, { rules: NOT_HERE });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  });
});

describe('the overview', () => {
  it('draws attention to what fares worse, with the way back first', async () => {
    showConsole(STATES.worse());
    const region = within(await screen.findByRole('region', { name: 'Fares worse than before' }));
    expect(region.getByRole('heading').textContent).toBe('mf-editorial 1.0.4 fares worse');
    expect(region.getByRole('button').textContent).toBe('Roll back to 1.0.3');
  });

  it('says nothing of the kind on a quiet evening', async () => {
    showConsole(STATES.quiet());
    await screen.findByRole('link', { name: 'mf-apply' });
    expect(screen.queryByRole('region', { name: 'Fares worse than before' })).toBeNull();
  });

  it('reads the guard out: evidence, word and figures', async () => {
    showConsole(STATES.suspect());
    const meter = await screen.findByRole<HTMLMeterElement>('meter', { name: 'Evidence against the new release' });
    expect(meter.value).toBe(0.71);
    expect(screen.getByText('Speaks against it')).toBeTruthy();
    expect(screen.getByText(/6 failures in 431 pages/)).toBeTruthy();
  });

  it('shows checks as they run, by the second, and says how they ended', async () => {
    const { gateway } = showConsole(STATES.publishing());
    expect(await screen.findByText('38 of 60 pages')).toBeTruthy();
    const [running, ...rest] = gateway.state.publications;
    if (!running) throw new Error('the fixture publishes nothing');
    const refused: OpsPublication = { ...running, state: 'refused', problems: ['/contact throws: no title'] };
    gateway.state = { ...gateway.state, publications: [refused, ...rest] };
    expect(await screen.findByText('/contact throws: no title', {}, { timeout: 15_000 })).toBeTruthy();
    expect(screen.getByText('mf-contact was refused.').closest('[role="status"]')).toBeTruthy();
  });

  it('asks every 5 s when all is quiet, not while the tab is hidden, and at once when it is seen again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { gateway } = showConsole(STATES.quiet());
    await screen.findByRole('link', { name: 'mf-apply' });
    const asked = () => gateway.calls.filter(({ path }) => path === '/state').length;
    const before = asked();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(asked() - before).toBe(2);
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('visibilitychange'));
    const hidden = asked();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(hidden);
    seen.mockReturnValue('visible');
    window.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(100);
    expect(asked()).toBe(hidden + 1);
    seen.mockRestore();
  });

  it('when the gateway cannot be reached, keeps what it shows, says of when it is and what to do', async () => {
    const { fetch } = showConsole(STATES.publishing());
    await screen.findByRole('link', { name: 'mf-apply' });
    fetch.mockRejectedValue(new TypeError('network'));
    const alert = await screen.findByText('The gateway cannot be reached.', {}, { timeout: 15_000 });
    expect(alert.closest('[role="alert"]')?.textContent).toMatch(
      /What you see is of \d\d:\d\d:\d\d.*npm run release -- rollback/,
    );
    expect(screen.getByRole('link', { name: 'mf-apply' })).toBeTruthy();
  });

  it('on a gateway where nothing is live yet, says what to do', async () => {
    showConsole(STATES.first());
    expect(await screen.findByText(/Nothing has been activated yet/)).toBeTruthy();
  });
});

describe('a part', () => {
  it('says what changed between two releases', async () => {
    showConsole(STATES.quiet(), { at: '/parts/mf-editorial?from=1.0.2&to=1.0.4' });
    expect(await screen.findByText('+ /editorial/on-silence')).toBeTruthy();
    expect(screen.getByText('@clandor/platform ^0.0.0 → ^0.1.0')).toBeTruthy();
    expect(screen.getByText('Files: 2 new, 0 gone, 3 changed')).toBeTruthy();
    expect(screen.getByText('web/editorial.js, +112 B')).toBeTruthy();
  });

  it('names its size’s trend in words', async () => {
    showConsole(STATES.quiet(), { at: '/parts/mf-apply' });
    const image = await screen.findByRole('img', { name: /^First page over 12 releases: / });
    expect(image.getAttribute('aria-label')).toMatch(/\(1\.0\.0\) to 64\.5 KB \(1\.0\.11\), \+/);
  });
});

describe('the log', () => {
  it('is filtered by the address, and turned page by page to its beginning', async () => {
    showConsole(STATES.quiet(), { at: '/log?part=mf-editorial' });
    expect(await screen.findByText(/of the newest 100 entries/)).toBeTruthy();
    expect(screen.queryByText('shell@1.0.3')).toBeNull();
    fireEvent.change(screen.getByLabelText('Part'), { target: { value: '' } });
    expect(await screen.findByText('The newest 100 entries.')).toBeTruthy();
    await press('Older entries');
    expect(await screen.findByText('The newest 200 entries.')).toBeTruthy();
    await press('Older entries');
    expect(await screen.findByText('The newest 250 entries.')).toBeTruthy();
    expect(screen.getByText('This is where the log begins.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('What'), { target: { value: 'refuse' } });
    expect(await screen.findByText('1 of the newest 250 entries.')).toBeTruthy();
  });
});
