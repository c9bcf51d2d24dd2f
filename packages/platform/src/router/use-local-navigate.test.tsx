import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { composition } from '../fixtures/composition.ts';
import { useLanguage } from '../language/use-language.ts';
import { PlatformProvider } from '../site/providers.tsx';
import { type Navigate, useNavigate } from './use-local-navigate.ts';

afterEach(cleanup);

function visit(...addresses: string[]) {
  const page: { navigate?: Navigate; language?: string | null } = {};
  function Page() {
    page.navigate = useNavigate();
    page.language = useLanguage();
    return null;
  }
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: addresses });
  render(
    <PlatformProvider site={{ composition, preload() {} }} queryClient={new QueryClient()}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  const go = (...to: [Parameters<Navigate>[0] & string] | [number] | [{ pathname?: string; search?: string }]) =>
    act(async () => {
      await (page.navigate as (where: unknown) => unknown)(to[0]);
    });
  return { go, page, at: () => router.state.location.pathname + router.state.location.search };
}

it('keeps the language of the address', async () => {
  const { go, page, at } = visit('/fr/contact');
  expect(page.language).toBe('fr');
  await go('/contact/press');
  expect(at()).toBe('/fr/contact/press');
  await go({ pathname: '/about', search: '?x=1' });
  expect(at()).toBe('/fr/about?x=1');
});

it('leaves it where the page has none', async () => {
  const { go, page, at } = visit('/fr/membership');
  await go('/couples-application');
  expect(at()).toBe('/couples-application');
  expect(page.language).toBeNull();
});

it('goes by plain addresses without one', async () => {
  const { go, page, at } = visit('/');
  expect(page.language).toBeNull();
  await go('/contact/press');
  expect(at()).toBe('/contact/press');
});

it('changes the query alone, and goes back in the history', async () => {
  const { go, at } = visit('/fr/about', '/fr/contact');
  await go({ search: '?x=1' });
  expect(at()).toBe('/fr/contact?x=1');
  await go(-2);
  expect(at()).toBe('/fr/about');
});
