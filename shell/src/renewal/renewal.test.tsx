import { draftMemory } from '@clandor/platform';
import { SiteContext } from '@clandor/platform/host';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Renewal from './renewal.tsx';
import { LOOK_AFTER, useLookDue } from './use-look-due.ts';

const memory = draftMemory('test/renewal', { name: '' });
let live = 'old';
const site = { composition: { id: 'old' }, preload() {}, mode: 'production' } as never;

function Looking() {
  const looks = useLookDue();
  return looks > 0 && <Renewal looks={looks} />;
}

function visit() {
  const page = (
    <SiteContext value={site}>
      <main>
        <input name="name" />
      </main>
      <Looking />
    </SiteContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(<RouterProvider router={router} />);
  return router;
}

/** Lets time pass, with what it brings. */
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const lookAgain = async () => {
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  // The answer, and what the page makes of it.
  await pass(0);
  await pass(2_000);
};
const offer = () => screen.queryByText('The site has been renewed since you opened it.');

beforeEach(() => {
  vi.useFakeTimers();
  live = 'old';
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { headers: { 'X-Composition': live } })),
  );
});
afterEach(() => {
  cleanup();
  memory.forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks nothing of a tab that is new, and not twice in five minutes', async () => {
  const router = visit();
  await lookAgain();
  await act(() => router.navigate('/about'));
  expect(fetch).not.toHaveBeenCalled();
  await pass(LOOK_AFTER);
  await lookAgain();
  await act(() => router.navigate('/faq'));
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledWith(location.href, expect.objectContaining({ method: 'HEAD' }));
  expect(offer()).toBeNull();
});

it('offers the new site, once: declined, it is not offered again', async () => {
  visit();
  live = 'new';
  await pass(LOOK_AFTER);
  await lookAgain();
  expect(offer()).not.toBeNull();
  fireEvent.click(screen.getByText('Not now'));
  expect(offer()).toBeNull();
  await pass(LOOK_AFTER);
  await lookAgain();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(offer()).toBeNull();
});

it('waits while something is typed, and comes on the next page', async () => {
  const router = visit();
  live = 'new';
  const field = document.querySelector('input') as HTMLInputElement;
  fireEvent.input(field, { target: { value: 'Ada' } });
  await pass(LOOK_AFTER);
  await lookAgain();
  expect(offer()).toBeNull();
  field.value = '';
  await act(() => router.navigate('/about'));
  await pass(2_000);
  expect(offer()).not.toBeNull();
  fireEvent.input(field, { target: { value: 'A' } });
  expect(offer()).toBeNull();
});

it('waits for a draft that stands on another page', async () => {
  const router = visit();
  live = 'new';
  memory.remember({ name: 'Ada' });
  await pass(LOOK_AFTER);
  await lookAgain();
  expect(offer()).toBeNull();
  memory.forget();
  await act(() => router.navigate('/about'));
  await pass(2_000);
  expect(offer()).not.toBeNull();
});
