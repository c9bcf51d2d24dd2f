import type { Article } from '../content/article.ts';
import { readArticles } from './read-articles.ts';
import { withPictures } from './with-pictures.ts';

/** Every article with its body, listed or not, the newest first. In Node only; each page of a bundle has its own. */
export const articles: readonly Article[] = await withPictures(readArticles());
