import { type ArticleCard, CATEGORIES, CATEGORY_LABELS, type Category } from '../../content/article.ts';

/** `all`, or whom the articles are for. */
export type FilterValue = 'all' | Category;

export interface Filter {
  value: FilterValue;
  label: string;
  /** How many articles it shows. */
  count: number;
}

const LABELS: Record<FilterValue, string> = { all: 'All Articles', ...CATEGORY_LABELS };

/** The filter tabs of spec section 2, each with its count. */
export function filtersOf(cards: readonly ArticleCard[]): Filter[] {
  return (['all', ...CATEGORIES] as const).map((value) => ({
    value,
    label: LABELS[value],
    count: articlesFor(value, cards).length,
  }));
}

/** The articles that a filter shows, in the order of the list. */
export function articlesFor(filter: FilterValue, cards: readonly ArticleCard[]): readonly ArticleCard[] {
  return filter === 'all' ? cards : cards.filter(({ category }) => category === filter);
}

/** The filter that a query value names; anything unknown is `all`. */
export function filterNamed(value: string | null): FilterValue {
  return CATEGORIES.find((category) => category === value) ?? 'all';
}
