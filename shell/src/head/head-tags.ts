import type { DocumentHead } from './page-head.ts';

/** An element of the document's head that changes from page to page. */
export interface HeadTag {
  element: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** What stands inside. */
  text?: string;
}

/** Everything but the title that a page's head says: for browsers, search engines (schema.org) and link previews (ogp.me). */
export function headTags({ title, description, canonical, picture, feed, structuredData }: DocumentHead): HeadTag[] {
  return [
    ...(description ? [meta('name', 'description', description)] : []),
    canonical === null
      ? meta('name', 'robots', 'noindex')
      : { element: 'link', attributes: { rel: 'canonical', href: canonical } },
    meta('property', 'og:site_name', 'Clandor'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'en_GB'),
    meta('property', 'og:title', title),
    ...(description ? [meta('property', 'og:description', description)] : []),
    ...(canonical === null ? [] : [meta('property', 'og:url', canonical)]),
    meta('property', 'og:image', picture.url),
    meta('property', 'og:image:width', String(picture.width)),
    meta('property', 'og:image:height', String(picture.height)),
    meta('property', 'og:image:alt', picture.alt),
    ...(feed ? [subscribe('application/atom+xml', feed.atom), subscribe('application/rss+xml', feed.rss)] : []),
    // Everything else on such a card is taken from the lines above.
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(structuredData.length > 0 ? [graph(structuredData)] : []),
  ];
}

const meta = (by: 'name' | 'property', key: string, content: string): HeadTag => ({
  element: 'meta',
  attributes: { [by]: key, content },
});

const subscribe = (type: string, href: string): HeadTag => ({
  element: 'link',
  attributes: { rel: 'alternate', type, href },
});

const graph = (structuredData: DocumentHead['structuredData']): HeadTag => ({
  element: 'script',
  attributes: { type: 'application/ld+json' },
  text: JSON.stringify({ '@context': 'https://schema.org', '@graph': structuredData }),
});
