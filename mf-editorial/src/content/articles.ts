import { readArticles } from '../build/read-articles.ts';
import { withPictures } from '../build/with-pictures.ts';
import type { Article } from './article.ts';

/**
 * Every article with its body, listed or not, the newest first.
 * Node reads the folder `articles/`; in a bundle `build/article-loader.ts` puts the data itself in this module's place.
 *
 * All bodies travel in the article page's one chunk: a page is drawn at once on both sides, so what it shows must be
 * there when its module is, and related articles open without another request. The price is about 3 KB gzip for each
 * article that a reader does not open (14 KB with four). Split the bodies if that outgrows a picture.
 */
export const articles: readonly Article[] = await withPictures(readArticles());
