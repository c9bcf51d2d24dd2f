import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { connectBackend, currentBackend } from '../api/backend.ts';
import { composition } from '../fixtures/composition.ts';
import { PlatformProvider, ReleaseProvider, type SiteConnection } from '../host.ts';
import { useRelease, useSite } from '../index.ts';

afterEach(() => {
  cleanup();
  connectBackend({ base: '', ios: false });
});

const site: SiteConnection = { composition, preload() {} };
const contact = { name: 'mf-contact', version: '1.0.3', base: '/releases/mf-contact/1.0.3/' };

const inShell = (children: ReactNode, connection = site) => (
  <PlatformProvider site={connection}>{children}</PlatformProvider>
);
const Shell = ({ children }: { children: ReactNode }) => inShell(children);

it('what the shell provides through host is what a remote finds through index', () => {
  const { result } = renderHook(useSite, { wrapper: Shell });
  expect(result.current).toEqual({ ...site, mode: 'development' });
});

it('connects requests to the composition’s backend', () => {
  const elsewhere = { ...site, composition: { ...composition, apiBase: 'https://api.club.test' } };
  renderHook(useSite, { wrapper: ({ children }) => inShell(children, elsewhere) });
  expect(currentBackend().base).toBe('https://api.club.test');
});

it('names the shell’s release outside of a remote', () => {
  const { result } = renderHook(useRelease, { wrapper: Shell });
  expect(result.current).toEqual({ name: 'shell', version: '2.3.4', base: '/releases/shell/2.3.4/' });
});

it('names a remote’s release inside of it', () => {
  const wrapper = ({ children }: { children: ReactNode }) =>
    inShell(<ReleaseProvider value={contact}>{children}</ReleaseProvider>);
  expect(renderHook(useRelease, { wrapper }).result.current).toEqual(contact);
});

it('a component drawn alone belongs to a site of no pages', () => {
  const { result } = renderHook(useSite);
  expect(result.current.composition.remotes).toEqual([]);
  expect(result.current.mode).toBe('production');
});
