import { type Article, FALLBACK_SLUG } from '../../content/article.ts';

/**
 * The article of a slug; for an unknown one the fallback of spec section 2.
 *
 * @throws when the fallback is not among the articles, which the build refuses
 */
export function findArticle(slug: string | undefined, articles: readonly Article[]): Article {
  const article = articles.find((each) => each.slug === slug) ?? articles.find((each) => each.slug === FALLBACK_SLUG);
  if (!article) throw new Error(`there is no article ${FALLBACK_SLUG}`);
  return article;
}
