import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALERTS } from '../../content/alerts.ts';
import { SECTIONS } from '../../content/sections.ts';
import ExplorePage from './page.tsx';

const alert = vi.fn<(message: string) => void>();

beforeEach(() => {
  vi.stubGlobal('alert', alert);
  render(
    <MemoryRouter initialEntries={['/explore']}>
      <ExplorePage />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  alert.mockReset();
  vi.unstubAllGlobals();
});

const previews = () => screen.getAllByRole('button', { name: /locked preview/i });
const open = async (at: number) => {
  const preview = previews()[at];
  if (!preview) throw new Error(`no preview ${at}`);
  fireEvent.click(preview);
  return within(await screen.findByRole('dialog'));
};

describe('/explore', () => {
  it('has five numbered sections, each with a locked preview, and no dialog open', () => {
    expect(screen.getAllByRole('listitem').map((item) => item.id)).toEqual(SECTIONS.map(({ id }) => id));
    expect(previews().map((each) => each.getAttribute('aria-haspopup'))).toEqual(Array(5).fill('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [0, 'Request Tickets', 5, ALERTS.tickets],
    [1, 'View Profile', 5, ALERTS.viewProfile],
    [2, 'Host This Trip', 4, ALERTS.travel],
    [3, 'View category', 6, ALERTS.exchange],
    [4, 'View category', 3, ALERTS.professional],
  ])('section %i opens its own dialog, where %s asks for a login', async (at, action, count, message) => {
    const dialog = await open(at);
    dialog.getByRole('heading', { level: 2, name: SECTIONS[at]?.dialog.title ?? '' });
    const actions = dialog.getAllByRole('button', { name: new RegExp(`^${action}`) });
    expect(actions).toHaveLength(count);
    for (const button of actions) fireEvent.click(button);
    expect(alert.mock.calls).toEqual(Array(count).fill([message]));
  });

  it('shows every item with a picture that says what it shows', async () => {
    for (const [at, count] of [5, 5, 4, 6, 3].entries()) {
      const dialog = await open(at);
      const alts = dialog.getAllByRole('img').map((img) => img.getAttribute('alt'));
      expect(new Set(alts).size).toBe(count);
      expect(alts.every((alt) => (alt?.length ?? 0) > 20)).toBe(true);
      fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('a profile’s picture asks for a login', async () => {
    const dialog = await open(1);
    for (const picture of dialog.getAllByRole('button', { name: /^See the picture/ })) fireEvent.click(picture);
    expect(alert.mock.calls).toEqual(Array(5).fill([ALERTS.profileImage]));
  });

  it('says that profile cards reshuffle weekly', async () => {
    (await open(1)).getByText(/reshuffle weekly/);
  });

  it('closes a dialog, and then opens another', async () => {
    const dialog = await open(0);
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (await open(2)).getByText('Hosted Journeys');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('leads to membership from every request', () => {
    for (const name of ['Request Membership Access', 'Request Login Access', 'Log In to Enter Z', 'Apply']) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/membership');
    }
  });
});
