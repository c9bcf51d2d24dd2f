import type { PictureData } from '@clandor/imagery';
import type { Article, ArticleSource } from '../content/article.ts';

/** Articles with their pictures in place of the pictures' names. Runs in Node only; a bundle imports them itself. */
export function withPictures(articles: readonly ArticleSource[]): Promise<Article[]> {
  return Promise.all(
    articles.map(async (article) => {
      if (article.picture === null) return { ...article, picture: null };
      const module: { default: PictureData } = await import(`@clandor/imagery/pictures/${article.picture}`);
      return { ...article, picture: module.default };
    }),
  );
}
