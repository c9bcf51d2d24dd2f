/**
 * All pages may be read; what answers programs is not for search engines. Release files stay open: a search engine
 * needs scripts and pictures to see a page as a visitor does.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /ops/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
