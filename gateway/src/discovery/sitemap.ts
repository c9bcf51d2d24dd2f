import { type Listing, pathsOf } from '../pages/paths.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Every page of a composition that has an address of its own: what its remotes list, without what they leave out
 * because another address counts. A page that a remote adds is in it from its activation on.
 *
 * @param origin of the public site, without a slash behind it
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemap(composition: Listing, origin: string): string {
  const unlisted = new Set(composition.remotes.flatMap(({ routes }) => routes.flatMap((route) => route.unlisted)));
  const addresses = pathsOf(composition)
    .filter((path) => !unlisted.has(path))
    .map((path) => `<url><loc>${escapeXml(origin + encodeURI(path))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
