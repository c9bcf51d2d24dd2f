import type { RemoteRoute } from '@clandor/contract';
import { readArticles } from './build/read-articles.ts';
import { FALLBACK_SLUG } from './content/article.ts';

const addressOf = (slug: string) => `/editorial/${slug}`;

/** The list, a page for each article's file, and the fallback for every other slug (spec section 2). */
export const routes: RemoteRoute[] = [
  { path: '/editorial', page: 'editorial', header: 'solid', paths: ['/editorial'] },
  ...readArticles().map(
    ({ slug, listed }): RemoteRoute => ({
      path: addressOf(slug),
      page: `article/${slug}`,
      header: 'transparent',
      paths: [addressOf(slug)],
      unlisted: listed ? [] : [addressOf(slug)],
    }),
  ),
  { path: addressOf(':slug'), page: `article/${FALLBACK_SLUG}`, header: 'transparent', paths: [] },
];
