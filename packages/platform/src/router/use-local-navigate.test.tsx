import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, type To, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { composition } from '../fixtures/composition.ts';
import { useLanguage } from '../language/use-language.ts';
import { PlatformProvider } from '../site/providers.tsx';
import { useNavigate } from './use-local-navigate.ts';

afterEach(cleanup);

const site = { composition, preload() {} };

function usePage() {
  const { pathname, search } = useLocation();
  return { navigate: useNavigate(), language: useLanguage(), at: pathname + search };
}

/** A page of the site, with the history that led to it. */
function visit(...addresses: string[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider site={site}>
      <MemoryRouter initialEntries={addresses}>{children}</MemoryRouter>
    </PlatformProvider>
  );
  const { result } = renderHook(usePage, { wrapper });
  return {
    page: () => result.current,
    go: (to: To) => act(async () => result.current.navigate(to)),
    back: () => act(async () => result.current.navigate(-1)),
  };
}

it('keeps the language of the address', async () => {
  const { go, page } = visit('/fr/contact');
  expect(page().language).toBe('fr');
  await go('/contact/press');
  expect(page().at).toBe('/fr/contact/press');
  await go({ pathname: '/about', search: '?x=1' });
  expect(page().at).toBe('/fr/about?x=1');
});

it('leaves it where the page has none', async () => {
  const { go, page } = visit('/fr/membership');
  await go('/couples-application');
  expect(page()).toMatchObject({ at: '/couples-application', language: null });
});

it('goes by plain addresses without one', async () => {
  const { go, page } = visit('/');
  expect(page().language).toBeNull();
  await go('/contact/press');
  expect(page().at).toBe('/contact/press');
});

it('changes the query alone, and goes back in the history', async () => {
  const { go, back, page } = visit('/fr/contact');
  await go({ search: '?x=1' });
  expect(page().at).toBe('/fr/contact?x=1');
  await back();
  expect(page().at).toBe('/fr/contact');
});
