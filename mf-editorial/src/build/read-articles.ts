import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArticleSource, dateInIso, FALLBACK_SLUG } from '../content/article.ts';
import { parseArticle } from './parse-article.ts';

/** Where the articles are, one file each. */
export const ARTICLES_FOLDER = join(import.meta.dirname, '../content/articles');

/**
 * Every article of a folder, listed or not, the newest first; within a month by id.
 * Runs in Node only: the build (routes, bundles) and tests.
 *
 * @throws with every mistake of every file, for the author
 */
export function readArticles(folder: string = ARTICLES_FOLDER): ArticleSource[] {
  const mistakes: string[] = [];
  const articles = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      try {
        return [parseArticle(file.slice(0, -'.md'.length), readFileSync(join(folder, file), 'utf8'))];
      } catch (error) {
        mistakes.push(error instanceof Error ? error.message : String(error));
        return [];
      }
    });
  for (const { id, slug } of articles) {
    const first = articles.find((each) => each.id === id)?.slug;
    if (first !== slug) mistakes.push(`${slug}.md: id ${id} belongs to ${first}.md`);
  }
  if (mistakes.length === 0 && !articles.some(({ slug }) => slug === FALLBACK_SLUG)) {
    mistakes.push(`${FALLBACK_SLUG}.md is missing: unknown addresses show it`);
  }
  if (mistakes.length > 0) throw new Error(`Articles in ${folder}:\n- ${mistakes.join('\n- ')}`);
  return articles.sort((one, other) => dateInIso(other.date).localeCompare(dateInIso(one.date)) || one.id - other.id);
}
