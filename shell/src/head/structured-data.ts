import type { PageComposition, PageHead, StructuredData } from '@clandor/contract';

/**
 * What schema.org's vocabulary says of every page of the house: whose it is, and where it stands in the site.
 * The landing page says what the site is instead of where it stands.
 *
 * @param canonical the page's path without language
 */
export function houseStructuredData(
  { origin, shell }: PageComposition,
  head: PageHead,
  canonical: string,
): StructuredData[] {
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'Clandor',
    slogan: 'Discretion & Excellence',
    url: `${origin}/`,
    logo: `${origin}${shell.base}web/site/icon-512.png`,
  };
  const website = {
    '@type': 'WebSite',
    name: 'Clandor',
    url: `${origin}/`,
    publisher: { '@id': organization['@id'] },
  };
  return [organization, canonical === '/' ? website : breadcrumbs(origin, head, canonical)];
}

function breadcrumbs(origin: string, { title, parents = [] }: PageHead, canonical: string): StructuredData {
  const trail = [{ title: 'Home', path: '/' }, ...parents, { title, path: canonical }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title: name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
