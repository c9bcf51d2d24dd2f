import type { PageComposition, PageRoute } from '@clandor/contract';
import { createContext, useContext } from 'react';

/** The running site, as a page may know it. */
export interface Site {
  composition: PageComposition;
  /** Fetches the page behind a path ahead of a visit. Safe to call often; failures stay silent. */
  preload(path: string): void;
}

/** The release that a page came with. */
export interface PageRelease {
  name: string;
  version: string;
  /** Where its files are: `/releases/mf-contact/1.0.0/` */
  base: string;
}

export const SiteContext = createContext<Site | null>(null);
export const ReleaseContext = createContext<PageRelease | null>(null);

/** @throws outside the shell's providers */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite: there is no PlatformProvider above');
  return site;
}

/** @throws outside a page that the shell shows */
export function useRelease(): PageRelease {
  const release = useContext(ReleaseContext);
  if (!release) throw new Error('useRelease: there is no ReleaseProvider above');
  return release;
}

/** The routes of all remotes of a composition. */
export const routesOf = ({ remotes }: PageComposition): PageRoute[] => remotes.flatMap(({ routes }) => routes);
