import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { articleModules } from './article-modules.ts';
import { ARTICLES_FOLDER, readArticles } from './read-articles.ts';

/** What webpack's loader context is asked for here. */
interface LoaderContext {
  resourcePath: string;
  addDependency(file: string): void;
  addContextDependency(folder: string): void;
}

/**
 * A webpack loader for `content/articles.ts` and `content/cards.ts`: reads and checks the articles and puts the data
 * in the module's place, so that no parser and no markup reaches the browser. A mistake in an article fails the build.
 */
export default function loadArticles(this: LoaderContext): string {
  this.addContextDependency(ARTICLES_FOLDER);
  for (const file of readdirSync(ARTICLES_FOLDER)) this.addDependency(join(ARTICLES_FOLDER, file));
  const write = articleModules[basename(this.resourcePath)];
  if (!write) throw new Error(`${this.resourcePath} is no module of articles`);
  return write(readArticles());
}
