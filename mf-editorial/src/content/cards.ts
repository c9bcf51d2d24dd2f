import { readArticles } from '../build/read-articles.ts';
import { withPictures } from '../build/with-pictures.ts';
import type { ArticleCard } from './article.ts';

/**
 * Every listed article without its body, the newest first: all that the list needs.
 * Node reads the folder `articles/`; in a bundle `build/article-loader.ts` puts the data itself in this module's place.
 */
export const cards: readonly ArticleCard[] = (await withPictures(readArticles()))
  .filter(({ listed }) => listed)
  .map(({ body: _, ...card }) => card);
