import type { ReleaseFeed } from '@clandor/contract';
import { readArticles } from './build/read-articles.ts';
import { dateInIso } from './content/article.ts';

/** The listed articles, for readers who subscribe. Run by the build only. */
export const feed: ReleaseFeed = {
  path: '/editorial',
  title: 'Clandor Editorial',
  description: 'Essays on attention, discretion and what people owe each other. Written to be disagreed with.',
  entries: readArticles()
    .filter(({ listed }) => listed)
    .map(({ slug, title, subtitle, author, date }) => ({
      path: `/editorial/${slug}`,
      title,
      summary: subtitle,
      author,
      // Articles are dated by their month: the first of it.
      published: `${dateInIso(date)}-01`,
    })),
};
