import type { ComponentType } from 'react';
import type { PlainReading, PostedFields } from './plain-post.ts';

/** The picture that link previews show: any picture of the house satisfies this. */
export interface HeadPicture {
  /** Its files lie in the release's `web/pictures/`, among them `<name>-card.jpg`. */
  name: string;
  alt: string;
}

/** A page above another one, for breadcrumbs. */
export interface ParentPage {
  title: string;
  /** A path without language. */
  path: string;
}

/** One object of schema.org, without `@context`; the shell adds it. */
export type StructuredData = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** What a page says of itself to browsers, search engines and link previews. */
export interface PageHead {
  /** Without the club's name; the shell adds it. */
  title: string;
  description: string;
  /** The address that counts, when it is not the one asked for: a path without language. */
  canonical?: string;
  /** Not for search engines. */
  noindex?: boolean;
  /** What link previews show; without one, the picture of the house. */
  picture?: HeadPicture;
  /** The pages between the landing page and this one, outermost first; none for most. */
  parents?: readonly ParentPage[];
  /** The path of the list that readers of this page may subscribe to: the one of the remote's `src/feed.ts`. */
  feed?: string;
  /** What the page knows of itself beyond its breadcrumbs: an article, a list of questions. */
  structuredData?: readonly StructuredData[];
}

/** The parameters of the route, as React Router gives them. */
export type PageParams = Readonly<Record<string, string | undefined>>;

/** What a remote exposes for each page: `src/pages/<page>/page.tsx`. */
export interface PageModule {
  default: ComponentType;
  head: PageHead | ((params: PageParams) => PageHead);
  /**
   * Of a page whose form also goes without scripts (`plainPost` of its route): reads what a browser sent by itself.
   * Null where the page has no form for these parameters.
   */
  plainPost?(fields: PostedFields, params: PageParams): PlainReading | null;
}
