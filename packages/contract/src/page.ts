import type { ComponentType } from 'react';

/** What a page says of itself to browsers, search engines and link previews. */
export interface PageHead {
  /** Without the club's name; the shell adds it. */
  title: string;
  description: string;
  /** The address that counts, when it is not the one asked for: a path without language. */
  canonical?: string;
  /** Not for search engines. */
  noindex?: boolean;
}

/** The parameters of the route, as React Router gives them. */
export type PageParams = Readonly<Record<string, string | undefined>>;

/** What a remote exposes for each page: `src/pages/<page>/page.tsx`. */
export interface PageModule {
  default: ComponentType;
  head: PageHead | ((params: PageParams) => PageHead);
}
