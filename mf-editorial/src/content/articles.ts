import { readArticles } from '../build/read-articles.ts';
import { withPictures } from '../build/with-pictures.ts';
import type { Article } from './article.ts';

/**
 * Every article with its body, listed or not, the newest first.
 * Node reads the folder `articles/`; in a bundle `build/article-loader.ts` puts the data itself in this module's place.
 */
export const articles: readonly Article[] = await withPictures(readArticles());
