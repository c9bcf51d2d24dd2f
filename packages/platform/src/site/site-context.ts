import type { PageComposition } from '@clandor/contract';
import { createContext, useContext } from 'react';

/** What the shell tells of the site that the page belongs to. */
export interface SiteConnection {
  composition: PageComposition;
  /** Fetches the code of the page at a path ahead of a visit. Returns at once and never throws. */
  preload(path: string): void;
}

/** The site as a remote sees it. */
export interface Site extends SiteConnection {
  /** How the shell was built; what only developers see is shown in `development` alone. */
  mode: PageComposition['shell']['mode'];
}

/** Without a shell around it (a component drawn alone) a page belongs to a site of no other pages. */
const NO_SITE: Site = {
  composition: {
    id: '',
    origin: '',
    apiBase: '',
    mailDomain: '',
    shell: { version: '0.0.0', base: '/', mode: 'production' },
    remotes: [],
  },
  preload() {},
  mode: 'production',
};

export const SiteContext = createContext<Site>(NO_SITE);

/** The site that the page belongs to: its composition, its mode, and how to fetch a page ahead. */
export const useSite = (): Site => useContext(SiteContext);
