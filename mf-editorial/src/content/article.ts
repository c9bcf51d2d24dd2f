import type { PictureData } from '@clandor/imagery';

/** Months as a date of an article names them. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `December 2024` as ISO 8601 has it: `2024-12`. */
export function dateInIso(date: string): string {
  const [month = '', year] = date.split(' ');
  return `${year}-${String((MONTHS as readonly string[]).indexOf(month) + 1).padStart(2, '0')}`;
}

/** Whom an article is for (spec section 3), in the order of the filter's tabs. */
export const CATEGORIES = ['ladies', 'gentlemen', 'couples', 'general'] as const;
export type Category = (typeof CATEGORIES)[number];

/** How a category is named to readers (spec section 2, "Editorial"). */
export const CATEGORY_LABELS: Record<Category, string> = {
  ladies: 'For Ladies',
  gentlemen: 'For Gentlemen',
  couples: 'For Couples',
  general: 'General',
};

/** A piece of a line: plain text, or text set apart. */
export type Inline = string | { mark: 'strong' | 'em'; children: Inline[] };

/** A part of an article's body, from the markup of spec section 2 ("Editorial"). */
export type Block =
  | { kind: 'paragraph' | 'subheading'; text: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'divider' };

/** What lists and cards show of an article. */
export interface ArticleCard {
  slug: string;
  id: number;
  title: string;
  subtitle: string;
  /** A byline or a single initial. */
  author: string;
  /** Month and year: `December 2024`. */
  date: string;
  category: Category;
  /** False for an article that answers by its address only (design.md, reading 3). */
  listed: boolean;
  /** For card and hero; null until its picture is made. */
  picture: PictureData | null;
}

/** An article whole. */
export interface Article extends ArticleCard {
  body: Block[];
}

/** An article as its file has it: its picture is still a name. */
export type ArticleSource = Omit<Article, 'picture'> & { picture: string | null };

/** The article that an unknown slug shows (spec section 2). */
export const FALLBACK_SLUG = 'youre-pretty-so-what';
