import type { Article, ArticleCard } from './article.ts';
import { RELATED_SHOWN, relatedTo } from './related.ts';

/** All that the page of one article shows. */
export interface ArticlePageData<Whole = Article, Card = ArticleCard> {
  article: Whole;
  /** The first of its related articles, without their bodies. */
  related: Card[];
}

/**
 * What the page of an article shows.
 *
 * @throws when there is no article of that slug
 */
export function articlePageData<Whole extends Pick<Article, 'slug' | 'id' | 'listed' | 'body'>>(
  slug: string,
  articles: readonly Whole[],
): ArticlePageData<Whole, Omit<Whole, 'body'>> {
  const article = articles.find((each) => each.slug === slug);
  if (!article) throw new Error(`there is no article ${slug}`);
  const related = relatedTo(slug, articles).slice(0, RELATED_SHOWN);
  return { article, related: related.map(({ body: _, ...card }) => card) };
}
