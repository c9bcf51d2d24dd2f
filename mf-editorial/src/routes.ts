import type { RemoteRoute } from '@clandor/contract';
import { readArticles } from './build/read-articles.ts';

const articles = readArticles();
const addressOf = (slug: string) => `/editorial/${slug}`;

/** The list, and a page for each article's file. */
export const routes: RemoteRoute[] = [
  { path: '/editorial', page: 'editorial', header: 'solid', paths: ['/editorial'] },
  {
    path: '/editorial/:slug',
    page: 'article',
    header: 'transparent',
    paths: articles.map(({ slug }) => addressOf(slug)),
    unlisted: articles.filter(({ listed }) => !listed).map(({ slug }) => addressOf(slug)),
  },
];
