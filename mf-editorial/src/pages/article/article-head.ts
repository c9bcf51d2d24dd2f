import type { PageHead } from '@clandor/contract';
import { type ArticleCard, dateInIso } from '../../content/article.ts';

/**
 * What the page of an article says of itself. Its own address is the one that counts: an unknown slug shows the
 * fallback, under the fallback's address (design.md, reading of section 2).
 */
export function articleHead({ slug, title, subtitle, author, date, picture, listed }: ArticleCard): PageHead {
  const description = `${subtitle} An essay by ${author}, ${date}.`;
  return {
    title,
    description,
    canonical: `/editorial/${slug}`,
    // Nobody is led to an article that is not listed, search engines neither (design.md, reading 3).
    noindex: !listed,
    feed: '/editorial',
    parents: [{ title: 'Editorial', path: '/editorial' }],
    ...(picture ? { picture } : {}),
    structuredData: [
      {
        '@type': 'Article',
        headline: title,
        description,
        datePublished: dateInIso(date),
        author: { '@type': 'Person', name: author },
        publisher: { '@type': 'Organization', name: 'Clandor' },
      },
    ],
  };
}
